import { expect, it } from 'vitest';
import { skipsRevalidation } from './skips-revalidation.ts';

const after = (intent: string): boolean => {
  const formData = new FormData();
  formData.set('intent', intent);
  const url = new URL('http://shop.test/en-gb/checkout/billing');
  return skipsRevalidation({
    currentUrl: url,
    currentParams: {},
    nextUrl: url,
    nextParams: {},
    formData,
    defaultShouldRevalidate: true,
  });
};

it.each([
  ['country', false],
  ['card', false],
  ['billing', true],
  ['place', true],
])('after %s the page is read again: %s', (intent, isRead) => {
  expect(after(intent)).toBe(isRead);
});
