// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserConsent } from '../../consent/model/browser-consent.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import { browserTracking } from '../model/browser-tracking.ts';
import { watchPage } from '../model/page-watch.ts';
import { createImpressions } from '../model/impressions.ts';
import type { Tracker } from '../model/tracker.ts';
import { useContent } from './use-content.ts';

const site = { locale: 'en-gb', languageTag: 'en-GB', language: 'en', currency: 'GBP' } as const;
const promotions = new Map<string, () => void>();
const recommendations = createImpressions();
const setConsent = (groups: string) => {
  document.cookie = `OptanonConsent=groups=${groups}; path=/`;
};
const reported = () =>
  (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? String(entry.event) : []));

// The page is watched for good, so one tracking serves all tests.
setConsent('C0002:0');
const consent = browserConsent('EMEA');
const tracker = browserTracking(consent, site.locale);
watchPage(tracker, promotions);

function Page({ of }: { readonly of: Tracker }) {
  useContent(of, promotions, recommendations);
  return (
    <main>
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
          <Page of={tracker} />
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
  promotions.clear();
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
  await vi.waitFor(() => expect(promotions.size).toBe(1));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  expect(reported().filter((event) => event === 'view_promotion')).toHaveLength(1);
  expect(reported().filter((event) => event === 'select_promotion')).toHaveLength(1);
});

it.each(kinds)('%s reports nothing to anybody who has not allowed it', async (_what, name) => {
  setConsent('C0001:1,C0002:0');
  consent.reread();
  tracker.page({ path: `/en-gb/${name}` });
  open({ [name]: [{ id: 'hero', promotions: [winter] }] });
  const link = await screen.findByRole('link');
  await vi.waitFor(() => expect(promotions.size).toBe(1));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  expect(window.dataLayer).toBeUndefined();
});
