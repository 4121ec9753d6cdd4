import { listLooks } from '../server/looks.server.ts';
import { publicLoader } from '../../../../shared/reads/define-read.ts';

/** The newest looks for a widget that is on another page. */
export const loader = publicLoader('look-list', listLooks);
