import { ApiError } from '@haberdash/api-client';
import { errorOf, type CheckoutError } from '@haberdash/checkout';
import { describe, expect, it } from 'vitest';
import { findSite } from '../sites/sites.ts';
import { catalogueText } from './catalogue-text.server.ts';
import { translatorFor } from '../i18n/translator.server.ts';

function formError(errorId: string, maxAllowedQty?: number): CheckoutError {
  const additionalInfo = maxAllowedQty === undefined ? {} : { additionalInfo: { maxAllowedQty } };
  const details = [{ errorId, message: 'The service says no.', ...additionalInfo }];
  const found = errorOf(new ApiError({ status: 409, details, call: { method: 'PUT', path: '/x' } }));
  if (found === undefined) throw new Error('An error was expected.');
  return found;
}
const textFor = (locale: string, ...parts: Parameters<typeof formError>) => {
  const site = findSite(`/${locale}/`);
  if (site === undefined) throw new Error(`There is no site ${locale}.`);
  return catalogueText(translatorFor(site), formError(...parts));
};

describe('an error without words of its own', () => {
  it.each([
    ['en-us', 'GFC740', undefined, 'There is no money left on this gift card.'],
    ['de-de', 'GFC740', undefined, 'Auf dieser Geschenkkarte ist kein Guthaben mehr.'],
    ['es-es', 'GFC740', undefined, 'Esta tarjeta regalo no tiene saldo.'],
    ['it-it', 'INV407', 2, 'Questo negozio ha solo 2 pezzi di questo articolo.'],
    ['en-us', 'INV407', 2, 'This store has only 2 of this item.'],
    ['en-us', 'INV407', undefined, 'This store does not have enough of this item.'],
    ['en-us', 'NEW999', undefined, 'The service says no.'],
    ['en-us', 'GEN500', undefined, undefined],
    ['en-us', 'API400', undefined, undefined],
  ])('says on %s of %s %j: %j', (locale, errorId, maxAllowedQty, text) => {
    expect(textFor(locale, errorId, maxAllowedQty)).toBe(text);
  });
});
