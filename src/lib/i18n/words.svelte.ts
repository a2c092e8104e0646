import type { GameCatalogue } from '$lib/engine/catalogue';
import type { Ref, Told, Value } from '../engine/explanation';
import { isolate } from './isolate';
import { language } from './language.svelte';
import type { Locale } from './locale';
import { typeset } from './typeset';

export type CatalogueLoaders<C extends GameCatalogue> = Readonly<
	Record<Locale, () => Promise<{ default: C }>>
>;

/** What players without names are called, in seat order. */
const LETTERS = 'ABCDEF';

/**
 * One game's catalogue in the language of the moment, and the art of putting what is told into words.
 * Make it with `Words.load`, so that it never exists without a catalogue; it follows the language after that.
 */
export class Words<C extends GameCatalogue = GameCatalogue> {
	#loaders: CatalogueLoaders<C>;
	#names: readonly string[];
	#current: { readonly locale: Locale; readonly catalogue: C };
	#list: Intl.ListFormat;

	private constructor(
		loaders: CatalogueLoaders<C>,
		names: readonly string[],
		locale: Locale,
		catalogue: C
	) {
		this.#loaders = loaders;
		this.#names = names;
		this.#current = $state.raw({ locale, catalogue });
		this.#list = $derived(new Intl.ListFormat(this.#current.locale, { type: 'conjunction' }));
	}

	/** Loads the catalogue of the language of the moment. `names`: the players, in seat order. */
	static async load<C extends GameCatalogue>(
		loaders: CatalogueLoaders<C>,
		names: readonly string[]
	): Promise<Words<C>> {
		const locale = language.locale;
		const { default: catalogue } = await loaders[locale]();
		return new Words(loaders, names, locale, typeset(catalogue, locale));
	}

	/** Loads the catalogue of another language; until it is there, the one before goes on. */
	async follow(locale: Locale): Promise<void> {
		if (locale === this.#current.locale) return;
		const { default: catalogue } = await this.#loaders[locale]();
		if (locale === language.locale)
			this.#current = { locale, catalogue: typeset(catalogue, locale) };
	}

	/** The catalogue itself, for labels: `words.c.ui.pass`. */
	get c(): C {
		return this.#current.catalogue;
	}

	get locale(): Locale {
		return this.#current.locale;
	}

	/** The name of a seat, safe in any sentence; a letter where players have no names (quick tools). */
	name(seat: number): string {
		return isolate(this.#names[seat] ?? LETTERS.charAt(seat));
	}

	/** What a term of the game is called now. */
	term(key: string): string {
		return this.#current.catalogue.terms[key] ?? key;
	}

	/** A told thing (log line, refusal, ruling) as a sentence. */
	say(told: Told): string {
		const { facts, log } = this.#current.catalogue;
		const message = facts[told.key] ?? log[told.key];
		if (message === undefined) return told.key;
		if (typeof message === 'string') return message;
		const values = Object.fromEntries(
			Object.entries(told.params).map(([name, value]) => [name, this.#render(value)])
		);
		return message(values as never);
	}

	/** A rule in our own short words. */
	rule(id: string): string {
		return this.#current.catalogue.rules[id] ?? id;
	}

	#render(value: Value): string | number {
		return typeof value === 'number' ? value : this.#ref(value);
	}

	#ref(ref: Ref): string {
		if ('player' in ref) return this.name(ref.player);
		if ('term' in ref) return this.term(ref.term);
		return this.#list.format(ref.list.map((part) => this.#ref(part)));
	}
}
