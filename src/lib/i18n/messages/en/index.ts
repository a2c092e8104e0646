import { scan } from './scan';
import { shell } from './shell';
import { table } from './table';

const catalogue = { shell, table, scan };

/** What the shell says; English is the type that the other languages must fill. */
export type ShellCatalogue = typeof catalogue;

export default catalogue;
