import { profileSchema, validate } from '@haberdash/validation';
import { expect, it } from 'vitest';
import { enrolmentNeeds, hasAnyValue } from './profile.ts';

it('a profile is fully enrolled with phone, names, postal code and birth date', () => {
  const birthDate = { format: 'DD/MM/YYYY', today: '2026-06-15', minimumAge: 16 } as const;
  const result = validate(profileSchema({ birthDate, needs: enrolmentNeeds }), {});
  const rejected = result.ok ? {} : result.errors;
  expect(Object.entries(rejected).map(([field, { code }]) => [field, code])).toEqual(
    expect.arrayContaining(
      ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'].map((field) => [field, 'required']),
    ),
  );
  expect(Object.keys(rejected)).toHaveLength(5);
});

it('an update is worth sending with at least one value', () => {
  expect([{}, { a: '', b: ' \u0000', c: null, d: undefined, e: false }].map(hasAnyValue)).toEqual([
    false,
    false,
  ]);
  expect([{ a: '', b: 'x' }, { a: true }, { a: 0 }, { a: ['x'] }].map(hasAnyValue)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
