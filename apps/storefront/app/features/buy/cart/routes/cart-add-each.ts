import { addEachResponse } from '../server/add-each-response.server.ts';
import { shopperAction } from '../../../../shared/reads/define-read.ts';

export const action = shopperAction(async (shopper) => Response.json(await addEachResponse(shopper)));
