import { expect, it } from 'vitest';
import { meRevalidation } from './me-revalidation.ts';

const changed = { ok: true, intent: 'add', cart: { totalItems: 1 } };
const read = (path: string, actionResult: unknown) =>
  meRevalidation({
    actionResult,
    currentUrl: new URL(path, 'http://shop.test'),
    defaultShouldRevalidate: true,
  });

it.each([
  ['/en-gb/p/corrie-shell-NF100234', changed, false],
  ['/en-gb/cart', changed, false],
  // The result of a press on the page before is not shown there.
  ['/en-gb/c/jackets-1100', changed, true],
  ['/en-gb/checkout/shipping', changed, true],
  ['/en-gb/cart', { ok: false, intent: 'add' }, true],
  ['/en-gb/p/corrie-shell-NF100234', { ok: true, intent: 'add' }, true],
  ['/en-gb/p/corrie-shell-NF100234', undefined, true],
  ['/en-gb/sign-in', { options: { challenge: 'a' } }, false],
])(
  'on %s after an action that answered %j what is the shopper’s own is read again: %s',
  (path, response, isRead) => expect(read(path, response)).toBe(isRead),
);
