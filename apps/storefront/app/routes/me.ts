import { privateLoader } from '../reads/define-read.ts';
import { readMe } from '../shell/me.server.ts';

/** The one private read of public pages. */
export const loader = privateLoader(readMe);
