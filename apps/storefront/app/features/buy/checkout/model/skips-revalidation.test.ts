import { describe, expect, it } from 'vitest';
import { readsCartAgain, skipsRevalidation } from './skips-revalidation.ts';

function after(intent: string, actionStatus = 200) {
  const formData = new FormData();
  formData.set('intent', intent);
  const url = new URL('http://shop.test/en-gb/checkout/billing');
  return {
    currentUrl: url,
    currentParams: {},
    nextUrl: url,
    nextParams: {},
    formData,
    actionStatus,
    // The router's default: no revalidation after an error.
    defaultShouldRevalidate: actionStatus < 400,
  };
}

describe('the step that takes the card', () => {
  it.each([
    ['country', false],
    ['card', false],
    ['apply-code', false],
    ['remove-code', false],
    ['billing', true],
    ['place', true],
  ])('after %s is read again: %s', (intent, isRead) => {
    expect(skipsRevalidation(after(intent))).toBe(isRead);
  });

  it('is not read again after an error: what was typed into the card form would be lost', () => {
    expect(skipsRevalidation(after('billing', 409))).toBe(false);
  });
});

describe('what shows the cart', () => {
  it.each([
    ['country', 200, false],
    ['apply-code', 200, true],
    ['place', 200, true],
    ['place', 409, true],
    ['method', 409, true],
    ['address', 400, false],
  ])('after %s that was answered with %s is read again: %s', (intent, status, isRead) => {
    expect(readsCartAgain(after(intent, status))).toBe(isRead);
  });
});
