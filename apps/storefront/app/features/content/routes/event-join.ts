import { joinEvent } from '../server/events.server.ts';
import { shopperAction } from '../../../shared/reads/define-read.ts';

/** The form of an event in a dialog over a page that stays open. */
export const action = shopperAction(async (shopper) => Response.json(await joinEvent(shopper)));
