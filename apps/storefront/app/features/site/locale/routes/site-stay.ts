import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { storeDeclinedOffer } from '../server/site-offer.server.ts';

/** Declines the suggested site. */
export const action = shopperAction(async (shopper) => {
  storeDeclinedOffer(shopper);
  return { stays: shopper.site.locale };
});
