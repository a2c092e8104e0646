import type { ShellCatalogue } from '../en';
import { scan } from './scan';
import { shell } from './shell';
import { table } from './table';

const catalogue: ShellCatalogue = { shell, table, scan };

export default catalogue;
