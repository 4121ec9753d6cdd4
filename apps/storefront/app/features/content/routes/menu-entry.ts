import { publicLoader } from '../../../shared/reads/define-read.ts';
import { readMenuEntry } from '../server/menu-entry.server.tsx';

/** The markup below a first level of the main menu. */
export const loader = publicLoader('menu-entry', readMenuEntry);
