import { LiveQuery } from './live.svelte';
import { listGames, listPeople } from './reading';

/** Every stored game, live: for Home and History. Deleted ones are among them (`deletedAt`). */
export const gamesList = new LiveQuery(listGames);

/** Everybody who has played before, live, the latest first. */
export const peopleList = new LiveQuery(listPeople);
