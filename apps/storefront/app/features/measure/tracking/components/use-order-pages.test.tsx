// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSetExperiments, type MyExperiments } from '../../experiments/index.ts';
import { routeId } from '../../../../pages/route-id.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { createTracker } from '../model/tracker.ts';
import { wholeTracker } from '../model/whole-tracker.fixtures.ts';
import { useOrderPages } from './use-order-pages.ts';

const order = (orderNumber: string, total = 1) => ({
  kind: 'placed',
  orderNumber,
  createdAt: '2026-11-26T10:00:00Z',
  currency: 'USD',
  totals: { itemTotal: total, total, totalDiscount: 0 },
  items: [],
  tenders: [],
});
const sites = {
  'en-us': { languageTag: 'en-US', language: 'en', currency: 'USD' },
  'en-gb': { languageTag: 'en-GB', language: 'en', currency: 'GBP' },
} as const;
const push = vi.fn();
const provider = vi.fn<(address: string, request: { readonly body: string }) => Promise<Response>>();
const mine: MyExperiments = {
  snapshot: '[]',
  context: {
    accountId: '1',
    projectId: '2',
    revision: '3',
    anonymizeIp: true,
    sendFlagDecisions: false,
    visitorId: `vuid_${'a'.repeat(27)}`,
    attributes: [],
    events: [['purchase', 'e1']],
  },
};

const conversions = () =>
  provider.mock.calls.flatMap(([, request]) => {
    const { visitors } = JSON.parse(request.body);
    const [event] = visitors[0].snapshots[0].events;
    return event.revenue === 1_999 ? [event] : [];
  });

const tracker = wholeTracker(createTracker({ push }));
function Page() {
  const setMine = useSetExperiments();
  useEffect(() => setMine(mine), [setMine]);
  useOrderPages(tracker);
  return <p>Thanks</p>;
}

async function open(locale: keyof typeof sites, shown: object) {
  window.history.replaceState(null, '', `/${locale}/order`);
  const Stub = createRoutesStub([
    {
      path: '*',
      id: routeId('order-confirmation'),
      loader: () => shown,
      HydrateFallback: () => null,
      Component: Page,
    },
  ]);
  render(
    <StateProvider>
      <TranslatorProvider value={createTranslator({}, { locale, ...sites[locale] })}>
        <Stub initialEntries={[`/${locale}/order`]} />
      </TranslatorProvider>
    </StateProvider>,
  );
  await screen.findByText('Thanks');
}

beforeEach(() => {
  vi.stubGlobal('fetch', provider);
  provider.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  for (const mock of [push, provider]) mock.mockReset();
});

describe('a placed order', () => {
  it.each([
    ['en-us', '11/26/2026'],
    ['en-gb', '26/11/2026'],
  ] as const)('is reported with its day as %s writes days: %s', async (locale, day) => {
    await open(locale, order(`day-${locale}`));
    await vi.waitFor(() => expect(push).toHaveBeenCalled());
    expect(push.mock.calls[0]?.[0]).toMatchObject({ event: 'purchase', ecommerce: { order_date: day } });
  });

  it('is a conversion of experiments, once, with its revenue in the smallest unit', async () => {
    for (let time = 0; time < 2; time += 1) {
      await open('en-us', order('100', 19.99));
      await vi.waitFor(() => expect(conversions()).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      cleanup();
    }
    expect(conversions()).toMatchObject([{ entity_id: 'e1', value: 19.99, tags: { currency: 'USD' } }]);
  });

  it('is no conversion while it is not found', async () => {
    await open('en-us', { kind: 'missing' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([push.mock.calls, conversions()]).toEqual([[], []]);
  });
});
