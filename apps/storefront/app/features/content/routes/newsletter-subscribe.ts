import { subscribe } from '../server/newsletter.server.ts';
import { shopperAction } from '../../../shared/reads/define-read.ts';

/** The newsletter form of a page that stays open. */
export const action = shopperAction(async (shopper) => Response.json(await subscribe(shopper)));
