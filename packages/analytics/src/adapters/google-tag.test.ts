import { describe, expect, it, vi } from 'vitest';
import { search, viewPromotion } from '../events/shop-events.ts';
import { addToCart } from '../events/cart-events.ts';
import { line } from '../events/events.fixtures.ts';
import { createGoogleTag, GOOGLE_COOKIES, GOOGLE_TAG_ID } from './google-tag.ts';

const all = { performance: true, functional: true, targeting: true };
const none = { performance: false, functional: false, targeting: false };

function setUp(id = 'GTM-ABC123') {
  const entries: unknown[] = [];
  const ports = {
    id,
    push: (entry: object) => void entries.push('length' in entry ? Array.from(entry as never) : entry),
    loadScript: vi.fn(),
    removeCookies: vi.fn(),
    setDisabled: vi.fn(),
    now: () => 1_000,
  };
  return { ...ports, entries, tag: createGoogleTag(ports) };
}

describe('a Google tag', () => {
  it.each([
    ['a rejection', none],
    ['consent for other purposes', { ...all, performance: false }],
  ])('does nothing at all with %s', (_name, choices) => {
    const { tag, entries, loadScript } = setUp();
    tag.setConsent(choices);
    tag.send(search('coat'));
    expect(entries).toEqual([]);
    expect(loadScript).not.toHaveBeenCalled();
  });

  it('denies everything, updates, and only then starts and loads its script', () => {
    const { tag, entries, loadScript } = setUp();
    tag.setConsent({ ...none, performance: true });
    const denied = {
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      security_storage: 'granted',
    };
    expect(entries).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      { 'gtm.start': 1_000, event: 'gtm.js' },
    ]);
    expect(loadScript.mock.calls).toEqual([['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']]);
  });

  it('loads its script once, and updates consent with every change', () => {
    const { tag, entries, loadScript } = setUp();
    for (const choices of [{ ...none, performance: true }, none, all]) tag.setConsent(choices);
    expect(loadScript).toHaveBeenCalledTimes(1);
    const updates = entries.filter((entry): entry is [string, string, Record<string, string>] =>
      Array.isArray(entry) ? entry[1] === 'update' : false,
    );
    expect(updates.map(([, , { analytics_storage, ad_storage }]) => [analytics_storage, ad_storage])).toEqual(
      [
        ['granted', 'denied'],
        ['denied', 'denied'],
        ['granted', 'granted'],
      ],
    );
  });

  it('removes its cookies when their purpose is withdrawn', () => {
    const { tag, removeCookies } = setUp();
    tag.setConsent(all);
    tag.setConsent({ ...all, targeting: false });
    expect(removeCookies.mock.calls).toEqual([[GOOGLE_COOKIES.advertising]]);
    tag.setConsent(none);
    expect(removeCookies.mock.calls).toEqual([[GOOGLE_COOKIES.advertising], [GOOGLE_COOKIES.analytics]]);
  });

  it.each([
    ['_ga', 'analytics'],
    ['_ga_AB12CD34', 'analytics'],
    ['_gid', 'analytics'],
    ['_gcl_au', 'advertising'],
  ] as const)('knows the cookie %s', (name, purpose) => {
    expect(GOOGLE_COOKIES[purpose].test(name)).toBe(true);
    expect(GOOGLE_COOKIES[purpose].test(`x${name}`)).toBe(false);
  });

  it('of a container leaves events to the data layer', () => {
    const { tag, entries } = setUp();
    tag.setConsent(all);
    const count = entries.length;
    tag.send(search('coat'));
    expect(entries).toHaveLength(count);
  });
});

describe('a data stream of Analytics 4', () => {
  it('is configured without page views of its own, and gets each event with flat parameters', () => {
    const { tag, entries, loadScript } = setUp('G-AB12CD34');
    tag.setConsent(all);
    tag.send(addToCart([{ line: line(), quantity: 1 }], 'GBP'));
    const promotion = viewPromotion({ promotionId: 'WINTER', slot: 'hero' });
    if (promotion !== undefined) tag.send(promotion);
    expect(entries.slice(2)).toMatchObject([
      ['js', new Date(1_000)],
      ['config', 'G-AB12CD34', { send_page_view: false }],
      ['event', 'add_to_cart', { currency: 'GBP', value: 149.99, items: [{ item_sku: 'NF12AB34CD' }] }],
      ['event', 'view_promotion', { promotion_id: 'WINTER', creative_slot: 'hero' }],
    ]);
    expect(loadScript.mock.calls).toEqual([['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34']]);
  });

  it('is switched off by a withdrawal, gets nothing then, and is switched on again', () => {
    const { tag, entries, setDisabled } = setUp('G-AB12CD34');
    tag.setConsent(all);
    tag.setConsent(none);
    const count = entries.length;
    tag.send(search('coat'));
    expect(entries).toHaveLength(count);
    tag.setConsent(all);
    expect(setDisabled.mock.calls).toEqual([
      ['G-AB12CD34', false],
      ['G-AB12CD34', true],
      ['G-AB12CD34', false],
    ]);
  });
});

it.each([
  ['GTM-ABC123', true],
  ['G-AB12CD34', true],
  ['UA-12345-1', false],
  ['gtm-abc123', false],
  ['GTM-ABC123&x=1', false],
  ['', false],
])('the id %s is one of a Google tag: %s', (id, expected) => {
  expect(GOOGLE_TAG_ID.test(id)).toBe(expected);
});
