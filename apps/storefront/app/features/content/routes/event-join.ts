import { joinEvent } from '../server/events.server.ts';
import { shopperAction } from '../../../shared/reads/define-read.ts';

/** Submitted from a dialog over a page. */
export const action = shopperAction(async (shopper) => Response.json(await joinEvent(shopper)));
