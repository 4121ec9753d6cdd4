import { nextStep } from '@haberdash/checkout';
import { redirect } from 'react-router';
import { isPayable, requireCart, stepPath } from '../server/checkout-cart.server.ts';
import { privateLoader } from '../../../shared/reads/define-read.ts';

/** The bare address leads to the step that is next. */
export const loader = privateLoader(async (shopper) => {
  const found = await requireCart(shopper);
  throw redirect(stepPath(shopper.site.locale, nextStep(found.cart, isPayable(found))));
});
