// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserConsent } from '../../consent/model/browser-consent.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import { browserTracking } from '../model/browser-tracking.ts';
import { createPageFacts } from '../model/page-facts.ts';
import { onReport, report } from '../../../../shared/state/report.ts';
import { BrowseTracking } from './BrowseTracking.tsx';

const site = { locale: 'en-gb', languageTag: 'en-GB', language: 'en', currency: 'GBP' } as const;
const setConsent = (groups: string) => {
  document.cookie = `OptanonConsent=groups=${groups}; path=/`;
};
const reported = () =>
  (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? String(entry.event) : []));

// The page is watched for good, so one tracking serves all tests.
setConsent('C0002:0');
const consent = browserConsent('EMEA');
const tracker = browserTracking(consent, site.locale);
const facts = createPageFacts();
onReport(facts.add);

function Page() {
  return (
    <main>
      <BrowseTracking tracker={tracker} facts={facts} />
      <a href="/en-gb/winter">Winter</a>
    </main>
  );
}

const winter = { promotionId: 'winter', promotionName: 'Winter', slot: 'Hero', url: '/winter' };

function open(data: object) {
  const Stub = createRoutesStub([
    {
      path: '*',
      loader: () => data,
      HydrateFallback: () => null,
      Component: () => (
        <TranslatorProvider value={createTranslator({}, site)}>
          <Page />
        </TranslatorProvider>
      ),
    },
  ]);
  return render(<Stub initialEntries={['/en-gb/page']} />);
}

beforeEach(() => {
  // Whatever is watched is in sight from the start.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = vi.fn();
      readonly #see: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(see: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#see = see;
      }
      observe() {
        this.#see([{ isIntersecting: true }]);
      }
    },
  );
  delete window.dataLayer;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kinds = [
  ['a page of the content', 'blocks'],
  ['a page of the shop with content around it', 'around'],
  ['a category with content below it', 'below'],
] as const;

it.each(kinds)('%s reports a promotion once when it is seen and when it is chosen', async (_what, name) => {
  setConsent('C0001:1,C0002:1');
  consent.reread();
  tracker.page({ path: `/en-gb/${name}` });
  const block = { id: 'hero', promotions: [winter] };
  const { unmount } = open({ [name]: [block] });
  await vi.waitFor(() => expect(reported()).toContain('view_promotion'));
  unmount();
  open({ [name]: [block] });
  const link = await screen.findByRole('link');
  document.addEventListener('click', (event) => event.preventDefault());
  // The link is watched from the next effects on.
  await vi.waitFor(() => {
    link.click();
    expect(reported()).toContain('select_promotion');
  });
  expect(reported().filter((event) => event === 'view_promotion')).toHaveLength(1);
  expect(reported().filter((event) => event === 'select_promotion')).toHaveLength(1);
});

it.each(kinds)('%s reports nothing to anybody who has not allowed it', async (_what, name) => {
  setConsent('C0001:1,C0002:0');
  consent.reread();
  tracker.page({ path: `/en-gb/${name}` });
  open({ [name]: [{ id: 'hero', promotions: [winter] }] });
  const link = await screen.findByRole('link');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  expect(window.dataLayer).toBeUndefined();
});

const openPage = async (path: string) => {
  setConsent('C0001:1,C0002:1');
  consent.reread();
  tracker.page({ path });
  open({});
  await screen.findByRole('link');
};
const named = (name: string) =>
  (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === name);

it('promotions of blocks that an audience has chosen are reported, with where they are', async () => {
  await openPage('/en-gb/page');
  window.history.replaceState(null, '', '/en-gb/page');
  report({ type: 'blocks', within: 'main', blocks: [{ promotions: [winter] }] });
  await vi.waitFor(() => expect(named('view_promotion')).toHaveLength(1));
  expect(named('view_promotion')).toMatchObject([
    { page_type: 'Other', channel: 'ECOMM', ecommerce: { promotion_id: 'winter', creative_slot: 'Hero' } },
  ]);
});

it('a row that a screen has seen is reported as a list, with its products in their places', async () => {
  await openPage('/en-gb/page');
  window.history.replaceState(null, '', '/en-gb/page');
  const price = { currency: 'GBP', current: 10, original: 12 };
  const image = { src: '/a', alt: '' };
  const product = { id: 'NF1', masterId: 'NF1', name: 'A', url: '/winter', image, price, colors: [] };
  const impressions = { type: 'recommendation-impressions', blockId: 'best', widget: 'bestsellers' } as const;
  report({ type: 'block', event: { ...impressions, products: [product] } });
  await vi.waitFor(() => expect(named('view_item_list')).toHaveLength(1));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  screen.getByRole('link').click();
  const ecommerce = {
    item_list_id: 'best',
    item_list_name: 'bestsellers',
    items: [{ item_id: 'NF1', index: 0, listing_origin: 'recommendation carousel' }],
  };
  expect(named('view_item_list')).toMatchObject([{ ecommerce }]);
  expect(named('select_item')).toMatchObject([{ ecommerce }]);
});
