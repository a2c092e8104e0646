import { toolPlayers } from '$lib/play/toolPlayers';
import card from '../card';

export const TOOL_PLAYERS = toolPlayers(card.colours);
