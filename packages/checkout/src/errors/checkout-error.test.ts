import { errorCatalogue, TransportError } from '@haberdash/api-client';
import { describe, expect, it } from 'vitest';
import { apiError } from '../checkout.fixtures.ts';
import { NO_ANSWER, placementErrorOf, errorOf, errorsOf } from './checkout-error.ts';

describe('an error', () => {
  it('names the front-end id, the message, the place and the line', () => {
    expect(errorOf(apiError('INV406', { itemId: 'line-1', additionalInfo: { maxAllowedQty: 3 } }))).toEqual({
      code: 'ADDED_MAX_QUANTITY',
      messageKey: errorCatalogue.INV406.message,
      message: 'The service says no.',
      params: { maxAllowedQty: 3 },
      place: 'line',
      recovery: 'none',
      target: { itemId: 'line-1' },
    });
  });

  it('uses the default message when it names no quantity', () => {
    expect(errorOf(apiError('INV406'))?.messageKey).toBe(`${errorCatalogue.INV406.message}Default`);
  });

  it.each([
    ['CHK320', 'field'],
    ['INV405', 'line'],
    ['PYT404', 'tender'],
    ['PRM155', 'promo-code'],
    ['CHK380', 'step'],
    ['PAY400', 'banner'],
    ['GEN500', 'toast'],
  ])('%s has its place: %s', (errorId, place) => {
    expect(errorOf(apiError(errorId))?.place).toBe(place);
  });

  it('has the message of the service for an unknown id', () => {
    const formError = errorOf(apiError('XYZ123', { field: 'city' }));
    expect(formError).toMatchObject({
      code: 'XYZ123',
      message: 'The service says no.',
      target: { field: 'city' },
    });
    expect(formError).not.toHaveProperty('messageKey');
  });

  it.each([
    ['is of type flash', apiError('XYZ123', { type: 'flash' }), true],
    [
      'has a detail of type flash',
      apiError('TAX309', {}, { errorId: 'XYZ', message: '', type: 'flash' }),
      true,
    ],
    ['is recovered by a fresh cart', apiError('ORD404'), true],
    ['is about what was sent', apiError('INV405'), undefined],
    ['is of another type', apiError('XYZ123', { type: 'error' }), undefined],
  ])('that %s reloads the cart: %#', (_what, error, reloadsCart) => {
    expect(errorOf(error)?.reloadsCart).toBe(reloadsCart);
  });

  it('has the step of its code beside a flash', () => {
    expect(errorOf(apiError('TAX309', { type: 'flash' }))?.recovery).toBe('retry');
  });

  it('can have several reasons, each with its line', () => {
    const formErrors = errorsOf(
      apiError('INV701', { itemId: 'line-1' }, { errorId: 'INV405', message: 'Gone.', itemId: 'line-2' }),
    );
    expect(formErrors?.map(({ code, target }) => [code, target?.itemId])).toEqual([
      ['SOME_PRODUCTS_NO_INVENTORY', 'line-1'],
      ['ITEM_OOS', 'line-2'],
    ]);
  });

  it('returns to shipping when an item is gone because its delivery changed', () => {
    const changed = { errorId: 'PickupToSthTransition', message: 'Sent home instead.', itemId: 'line-1' };
    expect(errorOf(apiError('ORD404', { itemId: 'line-1' }, changed))).toMatchObject({
      code: 'ITEM_NO_LONGER_AVAILABLE',
      recovery: 'to-shipping',
    });
    expect(errorOf(apiError('ORD404'))?.recovery).toBe('refresh-cart');
  });

  it('is not made from a fault', () => {
    expect(errorOf(new TypeError('x is undefined'))).toBeUndefined();
    expect(placementErrorOf(new TypeError('x is undefined'))).toBeUndefined();
  });

  it.each([
    [apiError('GEN500')],
    [apiError('PAY400', { additionalInfo: { paymentPending: true } })],
    [new TransportError('malformed', { method: 'PUT', path: '/x' }, 'a page of a proxy')],
  ])('of a placement with an unknown outcome is marked as such: %s', (error) => {
    expect(placementErrorOf(error)).toMatchObject({ code: NO_ANSWER, place: 'banner' });
  });

  it('of a payment that was declined is known', () => {
    expect(placementErrorOf(apiError('PAY400'))).toMatchObject({ code: 'PAYMENT_ERROR' });
  });

  it('is created for a placement without a response, because retrying is safe', () => {
    const noAnswer = new TransportError('timeout', { method: 'PUT', path: '/x' }, 'no answer');
    expect(errorOf(noAnswer)).toBeUndefined();
    expect(placementErrorOf(noAnswer)).toMatchObject({
      code: NO_ANSWER,
      place: 'banner',
      recovery: 'none',
    });
  });
});
