import { addEachResponse } from '../server/add-each-response.server.ts';
import { shopperAction } from '../../../../shared/reads/define-read.ts';

/** Several products put into the bag from a page that stays open. */
export const action = shopperAction(async (shopper) => Response.json(await addEachResponse(shopper)));
