import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { defaultText } from './messages.ts';
import { forgotPasswordSchema, passwordChangeSchema, passwordResetSchema } from './password-forms.ts';
import { validate } from './validate.ts';

const check = (schema: v.GenericSchema, values: unknown) => {
  const result = validate(schema, values);
  return result.ok
    ? result.values
    : Object.fromEntries(Object.entries(result.errors).map(([path, { code }]) => [path, code]));
};
const change = (overrides: Record<string, unknown> = {}) => ({
  currentPassword: 'old',
  newPassword: 'Abcdefg1 ',
  confirmPassword: 'Abcdefg1 ',
  ...overrides,
});

describe('a change of password', () => {
  it('keeps all three unchanged', () => {
    expect(check(passwordChangeSchema, change())).toEqual(change());
  });
  it('needs all three', () => {
    expect(check(passwordChangeSchema, {})).toEqual({
      currentPassword: 'required',
      newPassword: 'required',
      confirmPassword: 'required',
    });
  });
  it('applies the rules to the new one, and not to the current one', () => {
    expect(check(passwordChangeSchema, change({ newPassword: 'short', confirmPassword: 'short' }))).toEqual({
      newPassword: 'password',
    });
  });
  it('rejects a repetition that differs, to the letter', () => {
    expect(check(passwordChangeSchema, change({ confirmPassword: 'Abcdefg1' }))).toEqual({
      confirmPassword: 'sameAs',
    });
  });
  it('rejects the same password again', () => {
    expect(check(passwordChangeSchema, change({ currentPassword: 'Abcdefg1 ' }))).toEqual({
      newPassword: 'differentFrom',
    });
  });
  it('reports both beside a missing current one', () => {
    expect(check(passwordChangeSchema, change({ currentPassword: '', confirmPassword: 'other' }))).toEqual({
      currentPassword: 'required',
      confirmPassword: 'sameAs',
    });
  });
  it('compares nothing with what is no text', () => {
    expect(check(passwordChangeSchema, change({ newPassword: 5 }))).toEqual({ newPassword: 'invalid' });
    expect(check(passwordChangeSchema, change({ confirmPassword: {} }))).toEqual({
      confirmPassword: 'invalid',
    });
    expect(check(passwordResetSchema, { newPassword: [], confirmPassword: 'Abcdefg1' })).toEqual({
      newPassword: 'invalid',
    });
  });
  it('has texts for its errors', () => {
    expect((['sameAs', 'differentFrom'] as const).map((code) => defaultText({ code, params: {} }))).toEqual([
      'Values do not match',
      'Value must differ from the one before',
    ]);
  });
});

describe('a lost password', () => {
  it('is requested by e-mail address', () => {
    expect(check(forgotPasswordSchema, { email: ' a@b.co ' })).toEqual({ email: 'a@b.co' });
    expect(check(forgotPasswordSchema, {})).toEqual({ email: 'required' });
  });
  it('is replaced by one of the rules, typed twice the same', () => {
    const values = { newPassword: 'Abcdefg1', confirmPassword: 'Abcdefg1' };
    expect(check(passwordResetSchema, values)).toEqual(values);
    expect(check(passwordResetSchema, { newPassword: 'weak', confirmPassword: 'other' })).toEqual({
      newPassword: 'password',
      confirmPassword: 'sameAs',
    });
    expect(check(passwordResetSchema, {})).toEqual({ newPassword: 'required', confirmPassword: 'required' });
  });
});
