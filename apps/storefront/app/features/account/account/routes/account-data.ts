import { readData, runData } from '../server/privacy.server.ts';
import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';

export const loader = privateLoader(readData);
export const action = shopperAction(runData);
