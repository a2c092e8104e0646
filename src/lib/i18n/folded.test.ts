import { expect, it } from 'vitest';
import { folded } from './folded';
import { isolate } from './isolate';
import { typeset } from './typeset';

it('makes one of what two people type for the same word', () => {
	expect(folded('PŘESUŇ')).toBe('presun');
});

it('takes away what a catalogue and a name have got', () => {
	expect(folded(typeset('Karta v ruce: 2 karty', 'cs'))).toBe('karta v ruce: 2 karty');
	expect(folded(typeset('13-ig', 'hu'))).toBe('13-ig');
	expect(folded(isolate('Eva'))).toBe('eva');
});
