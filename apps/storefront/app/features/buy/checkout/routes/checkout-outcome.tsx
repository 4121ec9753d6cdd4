import { inCheckout } from '../../cart/index.server.ts';
import type { Route } from './+types/checkout-outcome';
import { CheckingPayment } from '../../cart/index.ts';
import { readOutcome } from '../server/order-outcome.server.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';

/** Finds out what became of a placement whose answer was lost; it reads nothing but the cart, so a service that is down does not take it away. */
export const loader = privateLoader(inCheckout(readOutcome));
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Outcome({ loaderData: { tries } }: Route.ComponentProps) {
  return <CheckingPayment tries={tries} />;
}
