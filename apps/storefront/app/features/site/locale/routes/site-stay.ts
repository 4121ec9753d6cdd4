import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { storeDeclinedOffer } from '../server/site-offer.server.ts';

/** A shopper stays on this site though the browser wishes for another one. */
export const action = shopperAction(async (shopper) => {
  storeDeclinedOffer(shopper);
  return { stays: shopper.site.locale };
});
