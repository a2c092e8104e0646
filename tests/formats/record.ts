import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AnyGame } from '$lib/contract/game';
import { sign } from '$lib/engine/log';
import { begin, stateOf } from '$lib/engine/log/history';
import type { StoredEntry } from '$lib/storage/records';
import { Chance } from '../contract/chance';
import type { Case } from '../contract/games';
import {
	appended,
	randomOperation,
	type AnyEntry,
	type AnyHistory,
	type AnyOperation
} from '../contract/logs';
import { attempt, randomMove } from '../contract/play';
import {
	canonical,
	FOLDER,
	fixturesOf,
	hashOf,
	isLook,
	sight,
	type Catalogue,
	type Fixture,
	type RecordedGame
} from './fixture';
import { commandKinds, kindsIn } from './kinds';
import { asRecorded, kindsOf, libraryOf, recordedCases, scriptsOf, unlistedOf } from './recorded';

const GAMES = 90;
/** One in so many is played to its end by moves alone. */
const WHOLE = 6;
const SEED = 20_261_201;
/** How many games are looked through for what is rare. */
const SEARCHED = 3000;

/** Plays games of every kind by chance and writes down how they were stored: done once for each format. */
export async function record(format: string): Promise<void> {
	for (const one of await recordedCases()) {
		const all = await recorded(one);
		for (const kind of new Set(all.map(({ setup }) => kindOf(setup)))) {
			const games = all.filter(({ setup }) => kindOf(setup) === kind);
			const fixture: Fixture = { game: one.name, games, library: libraryOf(one.name) };
			write(`${one.name}/${format}-${kind}.json.gz`, fixture);
		}
	}
}

/** Writes anew what is seen of the recorded games, where a rule or a text has changed on purpose. */
export async function seeAnew(): Promise<void> {
	for (const { name, game } of await recordedCases()) {
		const { default: catalogue } = await game.catalogues.en();
		for (const { file, ...fixture } of fixturesOf(name)) {
			const games = fixture.games.map((one): RecordedGame => ({
				...one,
				seen: replay(game, one, catalogue).seen
			}));
			write(file, { ...fixture, games });
		}
	}
}

function write(file: string, fixture: Fixture): void {
	const target = path.join(FOLDER, file);
	mkdirSync(path.dirname(target), { recursive: true });
	writeFileSync(target, gzipSync(canonical(fixture), { level: 9 }));
}

/** Set-ups of different tracking, where a game has several, lie in files of their own. */
const kindOf = (setup: unknown): string =>
	typeof setup === 'object' && setup !== null && 'tracking' in setup
		? String(setup.tracking)
		: 'all';

async function recorded(one: Case): Promise<readonly RecordedGame[]> {
	const { game, laws } = one;
	const { default: catalogue } = await game.catalogues.en();
	const setups = fc.sample(laws.setups(), { numRuns: GAMES, seed: SEED });
	const found = new Set<string>();
	const scripted = scriptsOf(game.id).map(({ setup, commands }) => {
		const recording = new Recording(game, setup, catalogue, found);
		recording.follow(commands);
		return recording.game;
	});
	const games = setups.map((setup, index) => {
		const recording = new Recording(game, setup, catalogue, found);
		const chance = new Chance(SEED + index);
		const whole = index % WHOLE === 0;
		recording.play(chance, whole ? 260 : 25 + chance.upTo(70), whole);
		return recording.game;
	});
	return [...games, ...scripted, ...searched(one, catalogue, found)];
}

/** Games that hold what chance has not met so far: played until each rare kind stands in one of them. */
function searched({ game, laws }: Case, catalogue: Catalogue, found: Set<string>) {
	const games: RecordedGame[] = [];
	const setups = fc.sample(laws.setups(), { numRuns: SEARCHED, seed: SEED + 1 });
	for (const [index, setup] of setups.entries()) {
		const missing = kindsOf(game.id).filter((kind) => !found.has(kind));
		if (missing.length === 0) break;
		const recording = new Recording(game, setup, catalogue, found);
		recording.play(new Chance(index), 200, index % 2 === 0);
		if (missing.some((kind) => found.has(kind))) games.push(recording.game);
	}
	return games;
}

/** One game while it is played and written down. */
class Recording {
	#history: AnyHistory;
	readonly #entries: AnyEntry[] = [];

	constructor(
		private readonly rules: AnyGame,
		private readonly setup: unknown,
		private readonly catalogue: Catalogue,
		/** Kinds of things that stand in some game already. */
		private readonly found: Set<string>
	) {
		this.#history = begin(rules.initial(setup));
	}

	/** Goes on by chance, where it can with something that was not recorded yet. */
	play(chance: Chance, entries: number, movesAlone: boolean): void {
		while (this.#entries.length < entries) {
			const next = this.#unheardOf(chance) ?? this.#anything(chance, movesAlone);
			if (next === null) return;
			this.#enterNext(next);
		}
	}

	/** Goes on with these commands, each of which must be allowed. */
	follow(commands: readonly unknown[]): void {
		for (const command of commands) {
			const move = attempt(this.rules, stateOf(this.#history), command);
			if (move === null) throw new Error(`${this.rules.id} refuses ${canonical(command)}`);
			const { events } = move;
			this.#enterNext({ kind: 'move', command, events });
		}
	}

	get game(): RecordedGame {
		const entries = this.#entries as readonly StoredEntry[];
		const { rules, setup, catalogue } = this;
		return { setup, entries, ...replay(rules, { setup, entries }, catalogue) };
	}

	#enterNext(operation: AnyOperation): void {
		const at = this.#entries.length;
		const entry: AnyEntry = sign(operation, this.#history.head, `entry-${String(at)}`, at);
		this.#history = appended(this.rules, this.#history, entry);
		this.#entries.push(entry);
		for (const kind of kindsIn(entry)) this.found.add(kind);
	}

	#unheardOf(chance: Chance): AnyOperation | null {
		if (!chance.once(3)) return null;
		const state = stateOf(this.#history);
		const { rules } = this;
		const all = [
			...unlistedOf(rules.id),
			...rules.candidates(state),
			...rules.reactions(state),
			...rules.corrections(state)
		];
		const fresh = all.filter((command) =>
			commandKinds(command).some((kind) => !this.found.has(kind))
		);
		for (const command of chance.shuffled(fresh)) {
			const move = attempt(rules, state, command);
			if (move !== null) return { kind: 'move', command, events: move.events };
		}
		return null;
	}

	#anything(chance: Chance, movesAlone: boolean): AnyOperation | null {
		if (!movesAlone) return randomOperation(this.rules, this.#history, chance);
		const move = randomMove(this.rules, stateOf(this.#history), chance, 0);
		return move === null ? null : { kind: 'move', command: move.command, events: move.events };
	}
}

/** What stands in the hashes of a game, entry by entry. */
function replay(
	game: AnyGame,
	{ setup, entries }: Pick<RecordedGame, 'setup' | 'entries'>,
	catalogue: Catalogue
): Pick<RecordedGame, 'states' | 'seen'> {
	const states: string[] = [];
	const seen: string[] = [];
	let history: AnyHistory = begin(game.initial(setup));
	for (const [at, entry] of entries.entries()) {
		history = appended(game, history, entry);
		states.push(hashOf(asRecorded(game.id, stateOf(history))));
		if (isLook(at, entries.length)) seen.push(hashOf(sight(game, history, catalogue)));
	}
	return { states, seen };
}
