import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorCatalogue } from './catalogue.ts';
import { frontEndIds, itemCodes } from './front-end-ids.ts';
import { fillText, messageFor } from './message-for.ts';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it_ } from './messages/it.ts';

const languages = { de, es, fr, it: it_ };
const placeholders = (text: string) =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name).toSorted();
const rejected = (errorId: string, additionalInfo?: { maxAllowedQty?: number }) => ({
  errorId,
  message: 'The service says no.',
  ...(additionalInfo === undefined ? {} : { additionalInfo }),
});

describe('the message of an error', () => {
  it('carries its values', () => {
    expect(messageFor(rejected('INV406', { maxAllowedQty: 3 }), en)).toBe(
      'You can have at most 3 of this item.',
    );
    expect(messageFor(rejected('GWP_PRODUCT', { maxAllowedQty: 1 }), de)).toBe(
      'Von diesem Artikel sind höchstens 1 Stück möglich.',
    );
  });

  it('has a default where a value is missing', () => {
    expect(messageFor(rejected('INV406'), en)).toBe(
      'You already have as many of this item as you can order.',
    );
    expect(messageFor(rejected('INV406', {}), en)).not.toContain('{');
  });

  it('has for AUT401 the text of invalid credentials, not of an expired session', () => {
    expect([en, de, fr, es, it_].map((texts) => messageFor(rejected('AUT401'), texts))).toEqual([
      'Your sign-in details are not valid. Please sign in again.',
      'Ihre Anmeldedaten sind nicht gültig. Bitte melden Sie sich erneut an.',
      'Vos identifiants ne sont pas valables. Veuillez vous reconnecter.',
      'Tus datos de acceso no son válidos. Vuelve a iniciar sesión.',
      'Le credenziali non sono valide. Accedi di nuovo.',
    ]);
  });

  it('takes the values of the first detail of an ApiError', () => {
    const error = new ApiError({
      status: 409,
      call: { method: 'POST', path: '/cart/v1/item' },
      details: [{ errorId: 'INV406', message: 'No.', additionalInfo: { maxAllowedQty: 2 } }],
    });
    expect(messageFor(error, en)).toBe('You can have at most 2 of this item.');
  });

  it('is that of the service for an unknown id', () => {
    expect(['XYZ1', '__proto__', ''].map((id) => messageFor(rejected(id), en))).toEqual(
      Array.from({ length: 3 }, () => 'The service says no.'),
    );
  });

  it('takes no value from what every object inherits', () => {
    expect(fillText('{toString} {constructor}', {})).toBeUndefined();
  });
});

describe('the texts', () => {
  it.each(Object.entries(languages))(
    'in %s have the placeholders of the English ones',
    (_language, texts) => {
      for (const [key, text] of Object.entries(texts)) {
        // The compiler ensures that every language has the keys of the English texts.
        expect([key, placeholders(text)]).toEqual([key, placeholders(en[key as keyof typeof en])]);
        expect(text.trim()).toBe(text);
        expect(text).not.toBe('');
      }
    },
  );

  it('have only placeholders that an error can fill, and a default beside each', () => {
    const withValues = Object.entries(en).filter(([, text]) => placeholders(text).length > 0);
    expect(new Set(withValues.flatMap(([, text]) => placeholders(text)))).toEqual(new Set(['maxAllowedQty']));
    expect(withValues.filter(([key]) => !Object.hasOwn(en, `${key}Default`))).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set<string>(
      Object.values({ ...errorCatalogue, ...frontEndIds, ...itemCodes }).flatMap(({ message }) => [
        message,
        `${message}Default`,
      ]),
    );
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });
});

it('an item that cannot be moved has the specified text (spec 1 §8)', () => {
  expect(messageFor({ errorId: 'INV408', message: '' }, en)).toBe('this item could not be moved to cart');
});
