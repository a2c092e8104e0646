import { benchTable } from '../../../../../../tests/e2e/support/tableBench';
import { CORRECTED } from './states';

benchTable({ ...CORRECTED, name: 'Mafia City', move: '.city [role="button"].open' });
