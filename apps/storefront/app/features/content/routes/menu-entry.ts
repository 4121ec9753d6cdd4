import { publicLoader } from '../../../shared/reads/define-read.ts';
import { readMenuEntry } from '../server/menu-entry.server.tsx';

/** What is below a first level of the main menu, as markup. */
export const loader = publicLoader('menu-entry', readMenuEntry);
