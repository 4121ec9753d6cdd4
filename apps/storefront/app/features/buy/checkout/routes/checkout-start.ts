import { redirect } from 'react-router';
import { requireBagCart, inCheckout } from '../../cart/index.server.ts';
import { requireCart, stepPath } from '../server/checkout-cart.server.ts';
import { beginAt } from '../server/express.server.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

/** Redirects to the next step, or to the summary where all its data are saved. */
export const loader = privateLoader(
  inCheckout(async (shopper: PrivateRead): Promise<never> => {
    await requireBagCart(shopper);
    throw redirect(stepPath(shopper.site.locale, await beginAt(shopper, await requireCart(shopper))));
  }),
);
