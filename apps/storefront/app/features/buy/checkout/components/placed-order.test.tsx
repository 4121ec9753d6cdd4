// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { PlacedOrder, type PlacedOrderView } from './PlacedOrder.tsx';

const { t } = fakeShopper({}).shopper;
const address = {
  firstName: 'Ailsa',
  lastName: 'Reid',
  addressLine1: '12 Harbour Street',
  city: 'Leith',
  postalCode: 'EH6 6JJ',
  countryCode: 'GB',
};
const digital = { id: 's-1', way: 'digital', items: [], options: [] };
const order = {
  kind: 'placed',
  around: [],
  isGuest: false,
  isFromProduct: false,
  orderNumber: 'NF0000000042',
  createdAt: '2026-05-14T09:31:07Z',
  email: 'ailsa@example.com',
  firstName: 'Ailsa',
  currency: 'GBP',
  returnDays: 60,
  totals: { itemTotal: 25, totalDiscount: 0, totalDiscountPercentage: 0, shipping: 0, total: 25 },
  promotions: [],
  items: [],
  method: undefined,
  shipping: undefined,
  others: [digital],
  tenders: [],
  billing: address,
  card: undefined,
  points: undefined,
} as unknown as PlacedOrderView;

async function steps(more: Partial<PlacedOrderView>): Promise<string> {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PlacedOrder order={{ ...order, ...more }} /> },
  ]);
  render(
    <TranslatorProvider value={t}>
      <Stub />
    </TranslatorProvider>,
  );
  return (await screen.findByRole('region', { name: t('checkout.next') })).textContent;
}

afterEach(cleanup);

const RETURN = t('checkout.nextReturn', { days: 60 });

it('the confirmation of gift cards alone promises no return', async () => {
  expect(await steps({})).not.toContain(RETURN);
});

it('the confirmation of a parcel says how long it can be returned', async () => {
  expect(await steps({ shipping: order.billing })).toContain(RETURN);
});
