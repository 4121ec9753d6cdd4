import { readMyNewsletter, subscribe } from '../server/newsletter.server.ts';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';

/** Loaded separately, because the page with the form is shared. */
export const loader = privateLoader(readMyNewsletter);

export const action = shopperAction(async (shopper) => Response.json(await subscribe(shopper)));
