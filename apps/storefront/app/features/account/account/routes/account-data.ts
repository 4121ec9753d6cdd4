import { readData, runData } from '../server/privacy.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';

/** What the shop keeps of a shopper as a file, for a form that is sent as a document. */
export const loader = privateLoader(readData);
export const action = shopperAction(runData);
