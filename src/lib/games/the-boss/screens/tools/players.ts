import { toolPlayers } from '$lib/kit/tools/toolPlayers';
import card from '../../card';

export const TOOL_PLAYERS = toolPlayers(card.colours);
