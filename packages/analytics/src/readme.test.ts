import { expect, it } from 'vitest';
import { createEventQueue, viewItem, type AnalyticsEvent, type QueueConsent } from './events.ts';
import { pageType, productCodeFromPath, productPath, userSegment } from './index.ts';

it('runs the first example of the README', () => {
  const path = productPath('en-us', 'trail-shoe', 'NF12AB34');
  expect(path).toBe('/en-us/p/trail-shoe-NF12AB34');
  expect(pageType(path)).toBe('PDP');
  expect(productCodeFromPath(path)).toBe('NF12AB34');
  expect(userSegment({ isLoyaltyMember: true, consumerDetails: { identity: [{ type: 'IPA' }] } })).toBe(
    'Loyalty|Ipa|WranxOrIpa',
  );
});

it('runs the second example of the README', () => {
  const dataLayer: AnalyticsEvent[] = [];
  let response: QueueConsent = 'not-asked';
  let changed = () => {};
  const queue = createEventQueue({
    consent: () => response,
    onConsentChange: (listener) => {
      changed = listener;
      return () => {};
    },
    send: (event) => dataLayer.push(event),
    log: () => {},
  });
  const shoe = { id: 'NF12AB34', name: 'Trail shoe', price: { currency: 'GBP', original: 120, current: 96 } };
  queue.push(viewItem(shoe), { cause: 'view NF12AB34' });
  expect(dataLayer.length).toBe(0);
  response = 'granted';
  changed();
  expect(dataLayer[0]?.event).toBe('view_item');
  expect(dataLayer[0]).toMatchObject({ ecommerce: { items: [{ discount_tag: 'Marked Down' }] } });
});
