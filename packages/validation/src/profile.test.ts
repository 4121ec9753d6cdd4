import { describe, expect, it } from 'vitest';
import { profileSchema, type ProfileOptions } from './profile.ts';
import { validate } from './validate.ts';

const options: ProfileOptions = {
  birthDate: { format: 'DD/MM/YYYY', today: '2026-06-15', minimumAge: 16 },
  genders: ['female', 'male'],
  rules: {
    countryCode: 'GB',
    fields: { postalCode: { capitalize: true }, lastName: { minLength: 3, required: true } },
  },
};
const check = (values: unknown, overrides: Partial<ProfileOptions> = {}) => {
  const result = validate(profileSchema({ ...options, ...overrides }), values);
  return result.ok
    ? result.values
    : Object.fromEntries(Object.entries(result.errors).map(([path, { code }]) => [path, code]));
};

describe('a profile', () => {
  const empty = {
    firstName: '',
    lastName: '',
    birthDate: '',
    gender: '',
    postalCode: '',
    phone: '',
    phoneCode: '',
    preferredShoeSize: '',
  };

  it('needs nothing by itself, not even what an address of the country needs', () => {
    expect(check({})).toEqual(empty);
  });
  it('leaves what is filled in as it is stored', () => {
    expect(
      check({
        firstName: ' José-María ',
        birthDate: '15/06/2010',
        gender: 'male',
        postalCode: 'sw1a 1aa',
        phone: '07911 123456',
        preferredShoeSize: ' 42.5 ',
        role: 'admin',
      }),
    ).toEqual({
      ...empty,
      firstName: 'José-María',
      birthDate: '15/06/2010',
      gender: 'male',
      postalCode: 'SW1A 1AA',
      phone: '+447911123456',
      phoneCode: '44',
      preferredShoeSize: '42.5',
    });
  });
  it('rejects what the sign-up would reject', () => {
    expect(
      check({
        firstName: 'R2D2',
        lastName: 'Li',
        birthDate: '16/06/2010',
        gender: 'boat',
        phone: '123',
        preferredShoeSize: '4'.repeat(21),
      }),
    ).toEqual({
      firstName: 'name',
      lastName: 'minLength',
      birthDate: 'ageRestriction',
      gender: 'oneOf',
      phone: 'phone',
      preferredShoeSize: 'maxLength',
    });
  });
  it('needs the fields that its form names', () => {
    expect(check({}, { needs: ['phone', 'birthDate'] })).toEqual({
      phone: 'required',
      birthDate: 'required',
    });
    expect(check({}, { needs: ['gender'] })).toEqual({ gender: 'required' });
  });
  it('works without rules of a country and without needs', () => {
    expect(
      validate(profileSchema({ birthDate: options.birthDate }), { phone: '+44 7911 123456' }),
    ).toMatchObject({
      ok: true,
      values: { phone: '+447911123456' },
    });
  });
  it('checks no phone by a dial code that is none', () => {
    expect(check({ phone: '1', phoneCode: 5 })).toEqual({ phoneCode: 'invalid' });
    expect(check({ phone: [] })).toEqual({ phone: 'invalid' });
  });
  it('names the phone beside other errors', () => {
    expect(check({ phone: '1', firstName: '2' })).toEqual({ phone: 'phone', firstName: 'minLength' });
  });
});
