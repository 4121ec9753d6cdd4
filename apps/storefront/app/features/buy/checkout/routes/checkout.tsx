import { ApiError, type CallControls } from '@haberdash/api-client';
import { readCalmBlocksAround } from '../../../content/index.server.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { useActivation } from '../../../measure/experiments/index.ts';
import { readShown } from '../../../measure/experiments/index.server.ts';
import { inCheckout, pageCart } from '../../cart/index.server.ts';
import { toCartView, CheckingPayment } from '../../cart/index.ts';
import { SearchBox } from '../../../browse/search/index.ts';
import type { CheckoutPage } from '@haberdash/checkout';
import { Outlet, useLocation, useRouteError } from 'react-router';
import type { Route } from './+types/checkout';
import { CheckoutFrame } from '../components/CheckoutFrame.tsx';
import type { CheckoutContext } from '../components/use-checkout.ts';
import { paymentState } from '../model/tenders.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import type { PageName } from '../../../../pages/pages.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { readStoreSession } from '../../../../shared/session/store-session.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { readFault } from '../../../../shared/reads/read-fault.ts';
import { Main } from '../../../../frame/Main.tsx';
import { FaultPage } from '../../../../frame/FaultPage.tsx';
import { useIsPlacementSent } from '../state/placement.ts';
import { findSite } from '../../../../shared/sites/sites.ts';

/** The flag whose variable `first` is `steps` or `summary`: what the checkout begins with. */
const CHECKOUT_LAYOUT_FLAG = 'checkout_layout';

/** The order summary of all steps; each step decides itself whether it may be shown. */
export const loader = privateLoader(inCheckout(readFrame));

async function readFrame(shopper: PrivateRead) {
  if (findSite(shopper.url.pathname) === undefined) throw fault('unknown-site');
  const store = readStoreSession(shopper.session);
  const [order, around, layout] = await Promise.all([
    readCartAndPayment(shopper),
    readCalmBlocksAround(shopper, 'checkout'),
    optional(shopper, 'experiments', () => readShown(shopper, CHECKOUT_LAYOUT_FLAG)),
  ]);
  return {
    ...order,
    around,
    ...(layout === undefined
      ? {}
      : {
          layout: {
            isSummaryFirst: layout.decision.variables['first'] === 'summary',
            variationKey: layout.decision.variationKey,
            mine: layout.mine,
          },
        }),
    store: store && { name: store.storeName, employee: store.storeEmployeeName },
  };
}

const STEP_OF: { readonly [Page in PageName]?: CheckoutPage } = {
  'checkout-billing': 'billing',
  'checkout-pay': 'billing',
  'checkout-adjustments': 'summary',
  'about-pay-later': 'billing',
  'checkout-summary': 'summary',
  'checkout-outcome': 'summary',
};
const UNREAD: CheckoutContext = { cart: undefined, payment: undefined };

const NEEDS_NO_CART: ReadonlySet<PageName> = new Set(['about-pay-later']);

async function readContext(shopper: PrivateRead, call: CallControls = {}): Promise<CheckoutContext> {
  const { cart } = await pageCart(shopper, { call });
  return cart === undefined ? UNREAD : { cart: toCartView(cart, shopper.t), payment: paymentState(cart) };
}

/** The cart beside the steps; where it cannot be read, the step decides what to show. */
async function readCartAndPayment(shopper: PrivateRead): Promise<CheckoutContext> {
  if (NEEDS_NO_CART.has(pageOf(shopper.url.pathname)))
    return (await optional(shopper, 'cart', (call) => readContext(shopper, call))) ?? UNREAD;
  try {
    return await readContext(shopper);
  } catch (error) {
    // Steps read the cart themselves, and fail with the same error.
    if (!(error instanceof ApiError) && !isFailedRead(error)) throw error;
    return UNREAD;
  }
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { cart, payment, store, around, layout } = loaderData;
  useActivation(CHECKOUT_LAYOUT_FLAG, layout?.variationKey, layout?.mine);
  const page = pageOf(useLocation().pathname);
  const step = STEP_OF[page] ?? 'shipping';
  const showsItems = step === 'summary' || page === 'checkout-pay';
  return (
    <CheckoutFrame
      {...{ step, cart, payment, showsItems, store, around }}
      isSummaryFirst={layout?.isSummaryFirst === true}
    >
      <Outlet context={{ cart, payment } satisfies CheckoutContext} />
    </CheckoutFrame>
  );
}

export function ErrorBoundary() {
  const t = useTranslator();
  const fault = readFault(useRouteError());
  if (!useIsPlacementSent()) return <FaultPage fault={fault} search={<SearchBox />} />;
  return (
    <Main width="content">
      <title>{t('checkout.checkingTitle')}</title>
      <CheckingPayment tries={0} />
    </Main>
  );
}

export { readsCartAgain as shouldRevalidate } from '../model/skips-revalidation.ts';
