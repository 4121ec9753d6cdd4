import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { readSignOut, runSignOut } from '../server/sign-out.server.ts';

export const loader = privateLoader(readSignOut);
export const action = shopperAction(runSignOut);
