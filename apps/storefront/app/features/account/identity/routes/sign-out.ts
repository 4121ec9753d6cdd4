import { privateLoader, shopperAction } from '../../../../shared/reads/define-read.ts';
import { readSignOut, runSignOut } from '../server/sign-out.server.ts';

/** The end of a session, for a form that is sent as a document. */
export const loader = privateLoader(readSignOut);
export const action = shopperAction(runSignOut);
