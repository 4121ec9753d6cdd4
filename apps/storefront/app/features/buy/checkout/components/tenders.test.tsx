// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import type { TenderOffers } from '../server/tender-offers.server.ts';
import { Tenders } from './Tenders.tsx';

const { t } = fakeShopper({}).shopper;
const nothing: TenderOffers = {
  isRead: true,
  captcha: undefined,
  hasGiftCards: false,
  hasRewardCodes: false,
  payLater: undefined,
  cards: [],
  saved: [],
  vouchers: [],
  applied: 0,
};
const payment = { currency: 'GBP' as const, total: 40, remaining: 40, tenders: [] };

function show(offers: Partial<TenderOffers>): void {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <Tenders offers={{ ...nothing, ...offers }} payment={payment} result={undefined} />,
    },
  ]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>,
  );
}

afterEach(cleanup);

it('ways to pay that could not be loaded are named, and offered again', async () => {
  show({ isRead: false });
  expect(await screen.findByText(/^We couldn’t load all the ways to pay/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en-gb/checkout/billing');
});

it('points are chosen by one control: vouchers where there are any, else an amount', async () => {
  const points = { payable: 12, least: 500 };
  show({ points, vouchers: [{ points: 500, amount: 5 }] });
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(document.querySelector('[name=points]')).toBeNull();
  cleanup();
  show({ points });
  await screen.findByRole('heading');
  expect(document.querySelector('[name=points]')).not.toBeNull();
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
});
