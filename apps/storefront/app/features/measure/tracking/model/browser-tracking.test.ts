// @vitest-environment happy-dom
import { listingOrigins } from '@haberdash/analytics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceConsentForms } from '../../consent/model/enhance-consent-forms.ts';
import { browserConsent } from '../../consent/model/browser-consent.ts';
import { browserTracking } from './browser-tracking.ts';
import { wholeTracker } from './whole-tracker.fixtures.ts';

const start = (region: string) => {
  const consent = browserConsent(region);
  const tracker = browserTracking(consent, region === 'EMEA' ? 'en-gb' : 'en-us');
  return { tracker: wholeTracker(tracker), ...consent };
};
const setConsent = (groups: string) => {
  document.cookie = `OptanonConsent=groups=${groups}; path=/`;
};
const names = () => (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry.event : 'clear'));

beforeEach(() => {
  setConsent('x');
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  document.body.innerHTML = '';
});

afterEach(() => vi.restoreAllMocks());

describe('in EMEA', () => {
  it('no data layer is made before the visitor allows it, then it gets what was held, in order', () => {
    const { tracker, reread } = start('EMEA');
    tracker.page({ path: '/en-gb' });
    tracker.product({ id: 'NF1', name: 'Jacket' });
    expect(window.dataLayer).toBeUndefined();
    setConsent('C0001:1,C0002:1');
    reread();
    expect(names()).toEqual(['page_view', 'clear', 'view_item']);
  });

  it('an error drops what was held', () => {
    const { tracker, reread } = start('EMEA');
    tracker.page({ path: '/en-gb' });
    setConsent('C0001:1,C0002:0');
    reread();
    tracker.page({ path: '/en-gb/cart' });
    expect(window.dataLayer).toBeUndefined();
  });

  it('a withdrawal stops events at once, also one in another tab, and forgets what was kept', () => {
    setConsent('C0002:1');
    const { tracker, reread } = start('EMEA');
    tracker.purchase({ orderNumber: 'NF20260001' }, {});
    expect(localStorage.length).toBe(1);
    setConsent('C0002:0');
    tracker.page({ path: '/en-gb' });
    expect(names()).toEqual(['clear', 'purchase']);
    reread();
    expect(localStorage.length).toBe(0);
  });
});

it('elsewhere events go at once, until the visitor objects', () => {
  const { tracker } = start('NORA');
  tracker.page({ path: '/en-us' });
  setConsent('C0002:0');
  tracker.page({ path: '/en-us/cart' });
  expect(names()).toEqual(['page_view']);
});

it('an order is reported once, also when its page is loaded again', () => {
  for (let load = 0; load < 3; load += 1) {
    start('NORA').tracker.purchase({ orderNumber: 'NF20260001' }, {});
  }
  expect(names()).toEqual(['clear', 'purchase']);
});

it('where a product was found outlives the document while it is allowed', () => {
  const found = () => {
    const { tracker } = start('NORA');
    tracker.product({ id: 'NF1', masterId: 'NF1', name: 'Jacket' });
  };
  const bought = () => {
    window.dataLayer = [];
    const items = [{ productId: 'NF1-M', masterId: 'NF1', qty: 1 }];
    start('NORA').tracker.cartPage({ currency: 'USD', items });
    return (window.dataLayer ?? []).at(-1);
  };
  found();
  expect(bought()).toMatchObject({ ecommerce: { items: [{ listing_origin: 'direct to PDP' }] } });
  setConsent('C0002:0');
  start('NORA');
  expect(sessionStorage.length).toBe(0);
});

describe('the banner', () => {
  const setUp = (button: string) => {
    document.documentElement.dataset['asking'] = '';
    document.body.innerHTML = `<section id="consent"><form method="post" action="/x">
      <input type="checkbox" name="category" value="performance" checked>
      <button name="choice" value="${button}">ok</button></form></section><main tabindex="-1"></main>`;
    const { gate, reread } = start('EMEA');
    enhanceConsentForms(gate, reread);
    const form = document.querySelector('form');
    const submitter = document.querySelector('button');
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
    form?.dispatchEvent(event);
    return { gate, event, isAsking: 'asking' in document.documentElement.dataset };
  };

  it.each([
    ['all', true, true],
    ['none', false, false],
    ['save', true, false],
  ])('answers %s in the same page, closes and gives the focus back', (button, performance, targeting) => {
    const { gate, event, isAsking } = setUp(button);
    expect([gate.isGranted('performance'), gate.isGranted('targeting')]).toEqual([performance, targeting]);
    expect([event.defaultPrevented, isAsking]).toEqual([true, false]);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('leaves the form its own way where a browser keeps no cookie', () => {
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { event, isAsking } = setUp('all');
    cookie.mockRestore();
    expect([event.defaultPrevented, isAsking]).toEqual([false, true]);
  });
});

it('the form of privacy choices stops what it withdraws before it is sent as a document', () => {
  setConsent('C0002:1');
  const { tracker, gate, reread } = start('EMEA');
  tracker.purchase({ orderNumber: 'NF20260001' }, {});
  enhanceConsentForms(gate, reread);
  document.body.innerHTML = `<form method="post" action="/x" data-privacy-choices>
    <button name="choice" value="none">none</button></form>`;
  const submitter = document.querySelector('button');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  document.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(gate.isGranted('performance')).toBe(false);
  expect(localStorage.length).toBe(0);
  tracker.page({ path: '/en-gb/privacy-choices' });
  expect(names()).toEqual(['clear', 'purchase']);
});

describe('the recommendation provider', () => {
  const row = {
    id: 'row',
    name: 'Row',
    origin: listingOrigins.recommendationCarousel,
    products: [
      { url: '/en-gb/p/a-NF1', shape: { id: 'NF1', masterId: 'NF1', name: 'A' }, recToken: 'tok-1' },
      { url: '/en-gb/p/b-NF2', shape: { id: 'NF2', masterId: 'NF2', name: 'B' } },
    ],
  };
  const watch = () => {
    const sent: { readonly url: string; readonly body: Promise<unknown> }[] = [];
    vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
      sent.push({ url: String(url), body: new Response(body).json() });
      return true;
    });
    return sent;
  };

  it('hears once of a row of its own that was seen, and of what was followed, with consent', async () => {
    const sent = watch();
    setConsent('C0001:1,C0004:1');
    const { tracker } = start('EMEA');
    tracker.page({ path: '/en-gb' });
    tracker.list(row)();
    tracker.list(row)();
    tracker.follow('/en-gb/p/a-NF1');
    tracker.follow('/en-gb/p/b-NF2');
    expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('/en-gb/recommendation-feedback'));
    expect(await Promise.all(sent.map(({ body }) => body))).toEqual([
      { event: 'seen', recTokens: ['tok-1'] },
      { event: 'clicked', recTokens: ['tok-1'] },
    ]);
  });

  it('hears nothing while targeting is not allowed', () => {
    const sent = watch();
    setConsent('C0001:1,C0002:1');
    const { tracker } = start('EMEA');
    tracker.page({ path: '/en-gb' });
    tracker.list(row)();
    tracker.follow('/en-gb/p/a-NF1');
    expect(sent).toEqual([]);
  });
});
