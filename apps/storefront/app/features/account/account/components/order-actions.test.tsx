// @vitest-environment happy-dom
import type { OrderTracking } from '@haberdash/api-client/consumers';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { orderView } from '../../../buy/checkout/index.server.ts';
import { order, orderNumber } from '../server/order.fixtures.ts';
import { CancelForm } from './CancelForm.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderPage } from './OrderPage.tsx';

const { shopper } = fakeShopper({});
const head = pageHead(shopper, { title: 'An order', noIndex: true });
const path = `/en-gb/account/orders/${orderNumber}`;

function show(page: ReactNode) {
  const Component = () => <TranslatorProvider value={shopper.t}>{page}</TranslatorProvider>;
  const Stub = createRoutesStub([{ path, Component }]);
  render(<Stub initialEntries={[path]} />);
}

const tracking = (more: Partial<OrderTracking>): OrderTracking => ({
  orderNumber,
  createdAt: order.createdAt,
  status: 'DELIVERED',
  isCancellable: false,
  returnable: [],
  shipments: [],
  returns: [],
  ...more,
});
const showOrder = (more: Partial<OrderTracking>) =>
  show(
    <OrderDetail
      page={{
        head,
        order: orderView(order),
        giftCards: [],
        tracking: tracking(more),
        hasInvoice: false,
        isGuest: false,
        done: undefined,
        rejected: undefined,
      }}
    />,
  );

afterEach(cleanup);

it('an order offers a return as long as something of it can be sent back', async () => {
  showOrder({ returnable: [{ itemId: 'line-1', qty: 1 }] });
  expect(await screen.findByRole('link', { name: 'Return items' })).toBeDefined();
  cleanup();
  showOrder({});
  expect(await screen.findByRole('button', { name: 'Buy again' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
});

it('an order leads to the label of each return that is open', async () => {
  const of = { carrier: 'Sample Parcel', trackingNumber: 'SP1', validUntil: '2026-06-14', items: [] };
  showOrder({
    returns: [
      { ...of, returnNumber: 'RN1', status: 'ARRIVED', arrivedAt: '2026-06-01T10:00:00Z' },
      { ...of, returnNumber: 'RN2', status: 'OPEN' },
    ],
  });
  const link = await screen.findByRole('link', { name: 'Show the label of return RN2' });
  expect(link.getAttribute('href')).toBe(`${path}/return?label=1`);
  expect(screen.queryByRole('link', { name: /RN1/ })).toBeNull();
});

it('an order that cannot be cancelled has no button that says it can', async () => {
  const page = { head, orderNumber, total: 480, currency: 'GBP' as const, isGuest: false };
  show(<CancelForm order={{ ...page, tooLate: 'This order is cancelled already.' }} result={undefined} />);
  expect(await screen.findByText('This order is cancelled already.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe(path);
});

it.each([
  [{}, 'Track your order', '/en-gb/track-order'],
  [{ parent: { path: 'account/orders', label: 'Orders' } }, 'Track your order', '/en-gb/track-order'],
  [{ parent: { path: `account/orders/${orderNumber}`, label: 'The order' } }, 'The order', path],
])('a page of an order leads a guest to no account: %j', async (above, name, href) => {
  show(
    <OrderPage isGuest title="An order" {...above}>
      <p>Its items</p>
    </OrderPage>,
  );
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
