import { shell } from './shell';
import { table } from './table';

const catalogue = { shell, table };

/** What the shell says; English is the type that the other languages must fill. */
export type ShellCatalogue = typeof catalogue;

export default catalogue;
