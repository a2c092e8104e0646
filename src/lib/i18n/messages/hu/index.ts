import type { ShellCatalogue } from '../en';
import { shell } from './shell';
import { table } from './table';

const catalogue: ShellCatalogue = { shell, table };

export default catalogue;
