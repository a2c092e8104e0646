import { player, type Told } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import { values } from './corrections';
import { line } from './tell/line';
import type { State } from './model';
import type { Command } from './schema';

/** The line of the log, and what Undo says that it takes back. */
export function tell(before: State, command: Command): Told {
	switch (command.type) {
		case 'write':
			return line('wrote', { who: player(before.active), points: command.points });
		case 'strike': {
			const { player: seat, points } = before.last ?? { player: before.active, points: 0 };
			return line('struck', { who: player(seat), points });
		}
		case 'correct':
			return values.tell(before, command.correction);
		default:
			return unreachable(command);
	}
}
