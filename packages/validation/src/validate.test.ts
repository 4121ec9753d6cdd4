import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { line } from './fields.ts';
import * as forms from './forms.ts';
import { maxLength, required } from './rules.ts';
import { formValues, validate } from './validate.ts';

const codes = (schema: v.GenericSchema, values: unknown): Record<string, string> => {
  const result = validate(schema, values);
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.errors).map(([path, { code }]) => [path, code]));
};

it('names the errors of nested fields by their path, the first one of each', () => {
  const schema = v.object({ lines: v.array(v.object({ title: line([required]) })) });
  expect(validate(schema, { lines: [{ title: 'a' }, {}] })).toEqual({
    ok: false,
    values: { lines: [{ title: 'a' }, {}] },
    errors: { 'lines.1.title': { code: 'required', messageKey: 'validation.required', params: {} } },
  });
});

it.each([[null], [undefined], ['text'], [5]])('rejects %j, which is no form', (values) => {
  expect(validate(forms.signInSchema, values)).toEqual({
    ok: false,
    values: {},
    errors: { '': { code: 'invalid', messageKey: 'validation.invalid', params: {} } },
  });
});

describe('sign-in', () => {
  it('needs an e-mail address and a password', () => {
    expect(codes(forms.signInSchema, {})).toEqual({ email: 'required', password: 'required' });
  });
  it('takes at most 100 signs of e-mail', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    expect(codes(forms.signInSchema, { email: address(100), password: 'x' })).toEqual({});
    expect(validate(forms.signInSchema, { email: address(101), password: 'x' })).toMatchObject({
      errors: { email: { code: 'maxLength', params: { max: 100 } } },
    });
  });
  it('trims the address and keeps the password unchanged; other fields are dropped', () => {
    const values = { email: ' a@example.com ', password: ' pass ', role: 'admin' };
    expect(validate(forms.signInSchema, values)).toEqual({
      ok: true,
      values: { email: 'a@example.com', password: ' pass ' },
    });
  });
  it('gives back what was typed when it rejects', () => {
    expect(validate(forms.signInSchema, { email: ' nobody ', password: 'x' })).toMatchObject({
      ok: false,
      values: { email: ' nobody ' },
      errors: { email: { code: 'email' } },
    });
  });
});

describe('the other forms', () => {
  it('reads the newsletter box beside the contact e-mail', () => {
    expect(validate(forms.contactEmailSchema, { email: 'a@b.co', newsletterConsent: 'on' })).toEqual({
      ok: true,
      values: { email: 'a@b.co', newsletterConsent: true },
    });
    expect(validate(forms.contactEmailSchema, { email: 'a@b.co' })).toMatchObject({
      values: { newsletterConsent: false },
    });
  });
  it('keep codes and ids within their limits', () => {
    expect(codes(forms.giftCardSchema, { code: '1'.repeat(33), pin: '1'.repeat(13) })).toEqual({
      code: 'maxLength',
      pin: 'maxLength',
    });
    expect(codes(forms.giftCardSchema, { code: '1'.repeat(32), pin: '1'.repeat(12) })).toEqual({});
    expect(codes(forms.couponSchema, { code: 'a'.repeat(65) })).toEqual({ code: 'maxLength' });
    expect(
      codes(forms.addToCartSchema(), { productId: 'a'.repeat(65), storeId: 'a'.repeat(65), qty: 1 }),
    ).toEqual({ productId: 'maxLength', storeId: 'maxLength' });
    expect(codes(forms.signInSchema, { email: 'a@b.co', password: 5 })).toEqual({ password: 'invalid' });
  });
  it('keeps a line without a limit of its own within 255 characters', () => {
    const schema = v.object({ title: line([]) });
    expect(codes(schema, { title: 'a'.repeat(255) })).toEqual({});
    expect(codes(schema, { title: 'a'.repeat(256) })).toEqual({ title: 'maxLength' });
  });
  it('prepares a value of up to twice that, and no longer one', () => {
    const schema = v.object({ title: line([], () => 'short') });
    expect(codes(schema, { title: 'a'.repeat(510) })).toEqual({});
    expect(codes(schema, { title: 'a'.repeat(511) })).toEqual({ title: 'maxLength' });
  });
  it('needs a promo code', () => {
    expect(validate(forms.couponSchema, { code: ' SAVE10 ' })).toEqual({
      ok: true,
      values: { code: 'SAVE10' },
    });
    expect(codes(forms.couponSchema, { code: ' ' })).toEqual({ code: 'required' });
  });
  it('reads a gift card without the signs that group it', () => {
    expect(validate(forms.giftCardSchema, { code: '6006 4912-3456', pin: '12 34' })).toEqual({
      ok: true,
      values: { code: '600649123456', pin: '1234' },
    });
    expect(codes(forms.giftCardSchema, { code: '-' })).toEqual({ code: 'required' });
  });
  it.each([
    [undefined, 1],
    [null, 1],
    ['', 1],
    ['3', 3],
    [4, 4],
    ['999999', 999_999],
  ])('reads the quantity %j as %j', (qty, expected) => {
    expect(validate(forms.quantitySchema(), { qty })).toEqual({ ok: true, values: { qty: expected } });
  });
  it.each([
    ['0', 'minValue'],
    [-1, 'minValue'],
    ['1.5', 'integer'],
    ['1e3', 'integer'],
    ['x', 'integer'],
    [Number.NaN, 'integer'],
    [[], 'integer'],
    ['1000000', 'maxValue'],
  ])('rejects the quantity %j', (qty, code) =>
    expect(codes(forms.quantitySchema(), { qty })).toEqual({ qty: code }),
  );
  it('adds at most what the product allows', () => {
    expect(codes(forms.addToCartSchema(2), { productId: 'NF123456', qty: '3' })).toEqual({ qty: 'maxValue' });
    expect(codes(forms.addToCartSchema(2), { qty: 2 })).toEqual({ productId: 'required' });
  });
});

describe('the entries of a form', () => {
  it('become values: repeated names a list, files left out', () => {
    const entries: [string, unknown][] = [
      ['a', '1'],
      ['day', 'x'],
      ['day', 'y'],
      ['day', 'z'],
      ['file', { size: 1 }],
    ];
    expect(formValues(entries)).toEqual({ a: '1', day: ['x', 'y', 'z'] });
  });
  it('cannot reach a prototype', () => {
    const values = formValues([['__proto__', 'x']]);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect(Object.keys(values)).toEqual(['__proto__']);
  });
});

it('measures a line after it is normalised', () => {
  const schema = v.object({ postalCode: line([maxLength(8)]) });
  expect(validate(schema, { postalCode: ' SW1A\u0000 \ud8001AA ' })).toEqual({
    ok: true,
    values: { postalCode: 'SW1A 1AA' },
  });
  expect(codes(schema, { postalCode: 'SW1A 1AAB' })).toEqual({ postalCode: 'maxLength' });
});
