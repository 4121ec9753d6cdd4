import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { readMe } from '../server/me.server.ts';

/** The one private read of public pages. */
export const loader = privateLoader(readMe);

export { meRevalidation as shouldRevalidate } from '../model/me-revalidation.ts';
export { backgroundRead as clientLoader } from '../../../../shared/reads/background-read.ts';
