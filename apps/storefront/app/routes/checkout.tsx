import type { CheckoutPage } from '@haberdash/checkout';
import { Outlet, useLocation, useRouteError } from 'react-router';
import type { Route } from './+types/checkout';
import { pageCart } from '../cart/cart-calls.server.ts';
import { toCartView } from '../cart/cart-view.ts';
import { CheckoutFrame } from '../checkout/CheckoutFrame.tsx';
import { pageOf } from '../pages/page-of.ts';
import type { PageName } from '../pages/pages.ts';
import { privateLoader } from '../reads/define-read.ts';
import { fault } from '../reads/faults.ts';
import { readFault } from '../reads/read-fault.ts';
import { FaultPage } from '../shell/FaultPage.tsx';
import { SearchBox } from '../shell/SearchBox.tsx';
import { findSite } from '../sites/sites.ts';

/** What is being ordered, for all steps; each step itself decides whether it may be shown. */
export const loader = privateLoader(async (shopper) => {
  if (findSite(shopper.url.pathname) === undefined) throw fault('unknown-site');
  const { cart } = await pageCart(shopper);
  return { cart: cart === undefined ? undefined : toCartView(cart, shopper.t) };
});

const STEP_OF: { readonly [Page in PageName]?: CheckoutPage } = {
  'checkout-billing': 'billing',
  'checkout-summary': 'summary',
};

export default function Checkout({ loaderData: { cart } }: Route.ComponentProps) {
  const step = STEP_OF[pageOf(useLocation().pathname)] ?? 'shipping';
  return (
    <CheckoutFrame step={step} cart={cart}>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary() {
  return <FaultPage fault={readFault(useRouteError())} search={<SearchBox />} />;
}
