import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { keepStaying } from '../server/site-offer.server.ts';

/** Somebody stays on this site though the browser wishes for another one. */
export const action = shopperAction(async (shopper) => {
  keepStaying(shopper);
  return { stays: shopper.site.locale };
});
