import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-outcome';
import { CheckingPayment } from '../../cart/index.ts';
import { readOutcome } from '../server/order-outcome.server.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** Checks the result of a placement without response; reads only the cart, so that it works while services are down. */
export const loader = privateLoader(inCheckout(readOutcome));
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Outcome({ loaderData: { tries } }: Route.ComponentProps) {
  return <CheckingPayment tries={tries} />;
}
