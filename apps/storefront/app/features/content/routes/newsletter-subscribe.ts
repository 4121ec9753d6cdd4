import { readMyNewsletter, subscribe } from '../server/newsletter.server.ts';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';

/** What the form of a page that everybody shares has to know of somebody who is signed in. */
export const loader = privateLoader(readMyNewsletter);

/** The newsletter form of a page that stays open. */
export const action = shopperAction(async (shopper) => Response.json(await subscribe(shopper)));
