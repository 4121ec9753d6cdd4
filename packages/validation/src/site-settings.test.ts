import { describe, expect, it } from 'vitest';
import { birthday, calendarDay, formatDate, parseDate } from './calendar.ts';
import { signUpSchema } from './sign-up.ts';
import { signUpOptions, type SiteSettings } from './site-settings.ts';
import { validate } from './validate.ts';

const settings: SiteSettings = {
  needs: ['birthDate', 'gender', 'postalCode'],
  minimumAge: 16,
  birthDateFormat: 'DD/MM/YYYY',
  genders: ['female', 'male', 'other'],
  postalCodeMask: 'XXXXX',
};
const nowMs = Date.UTC(2026, 5, 15, 3, 30);
const form = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Nguyễn',
  lastName: "O'Neil",
  email: 'n@example.com',
  password: 'Abcdefg1',
  birthDate: '15/06/2010',
  gender: 'other',
  postalCode: '75 011',
  ...overrides,
});
const check = (
  values: unknown,
  { site = settings, rules = {}, moment = { nowMs, timeZone: 'Europe/Paris' } } = {},
) => {
  const result = validate(signUpSchema(signUpOptions(site, rules, moment)), values);
  return result.ok
    ? result.values
    : Object.fromEntries(Object.entries(result.errors).map(([path, { code }]) => [path, code]));
};

describe('a form assembled from the settings of a site', () => {
  it('needs the fields of the site and takes its birth-date format, genders and postal mask', () => {
    expect(check(form())).toMatchObject({ birthDate: '15/06/2010', gender: 'other', postalCode: '75011' });
    expect(check(form({ birthDate: '', gender: '', postalCode: '' }))).toEqual({
      birthDate: 'required',
      gender: 'required',
      postalCode: 'required',
    });
    expect(check(form({ birthDate: '2010-06-15', gender: 'boat', postalCode: '7501' }))).toEqual({
      birthDate: 'dateOfBirth',
      gender: 'oneOf',
      postalCode: 'pattern',
    });
  });

  it('requires nothing else if the site needs nothing', () => {
    const { genders: _, postalCodeMask: __, ...rest } = settings;
    const site = { ...rest, needs: [] };
    expect(check(form({ birthDate: '', gender: 'anything', postalCode: 'ABC' }), { site })).toMatchObject({
      birthDate: '',
      gender: 'anything',
      postalCode: 'ABC',
    });
  });

  it('lets the mask of the country replace that of the site, and keeps its other rules', () => {
    const rules = {
      countryCode: 'CA',
      fields: { postalCode: { maskFormat: 'AXA XAX', capitalize: true }, firstName: { maxLength: 3 } },
    };
    expect(check(form({ postalCode: 'k1a0b1', firstName: 'Ann' }), { rules })).toMatchObject({
      postalCode: 'K1A 0B1',
    });
    expect(check(form({ postalCode: '75011', firstName: 'Anne' }), { rules })).toEqual({
      postalCode: 'pattern',
      firstName: 'maxLength',
    });
  });

  it('takes its own mask where the country sends rules for other fields only', () => {
    const rules = { countryCode: 'FR', fields: { city: { maxLength: 40 } } };
    expect(check(form({ postalCode: '75 011' }), { rules })).toMatchObject({ postalCode: '75011' });
    expect(check(form({ postalCode: '7501' }), { rules })).toEqual({ postalCode: 'pattern' });
  });

  it('counts the age by the calendar where the shopper is', () => {
    const bornToday = form({ birthDate: '15/06/2010' });
    expect(check(bornToday, { moment: { nowMs, timeZone: 'America/Los_Angeles' } })).toEqual({
      birthDate: 'ageRestriction',
    });
    expect(check(bornToday, { moment: { nowMs, timeZone: 'Asia/Tokyo' } })).toMatchObject({
      birthDate: '15/06/2010',
    });
  });

  it('takes the earliest birth date of the site, 1900 without one', () => {
    expect(check(form({ birthDate: '31/12/1899' }))).toEqual({ birthDate: 'dateOfBirth' });
    const site = { ...settings, earliestBirthDate: '1950-01-01' };
    expect(check(form({ birthDate: '31/12/1949' }), { site })).toEqual({ birthDate: 'dateOfBirth' });
    expect(check(form({ birthDate: '01/01/1950' }), { site })).toMatchObject({ birthDate: '01/01/1950' });
  });

  it('does not tick the SMS box where there is no number to write to', () => {
    expect(check(form({ optInAccepted: 'on' }))).toMatchObject({ optInAccepted: false, phone: '' });
    const rules = { countryCode: 'FR' };
    expect(check(form({ optInAccepted: 'on', phone: '612345678' }), { rules })).toMatchObject({
      optInAccepted: true,
      phone: '+33612345678',
    });
    expect(check(form({ phone: '612345678' }), { rules })).toMatchObject({ optInAccepted: false });
  });
});

describe('the calendar day of a moment', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-06-15'],
    ['Pacific/Niue', '2026-06-14'],
    ['UTC', '2026-06-15'],
    ['Not/AZone', '2026-06-15'],
    ['', '2026-06-15'],
    [undefined, '2026-06-15'],
  ])('in %s is %s', (timeZone, day) => expect(calendarDay(nowMs, timeZone)).toBe(day));

  it('is that of the zone, however many zones were used before', () => {
    for (let index = 0; index < 250; index++) calendarDay(nowMs, `Not/AZone${index}`);
    expect(calendarDay(nowMs, 'Pacific/Niue')).toBe('2026-06-14');
    expect(calendarDay(nowMs, 'Not/AZone249')).toBe('2026-06-15');
  });

  it('has leading zeros, and no moment is a fault of the caller', () => {
    expect(calendarDay(Date.UTC(2026, 0, 2))).toBe('2026-01-02');
    expect(() => calendarDay(Number.NaN)).toThrow(RangeError);
  });
});

describe('a day', () => {
  it.each(['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'YYYYMMDD'])('is read back from %s', (format) => {
    for (const day of ['1990-06-15', '2024-02-29', '0099-12-01']) {
      expect(parseDate(formatDate(day, format), format)).toBe(day);
    }
  });
  it.each(['', '1990-06-31', '15/06/1990', '1990-06-15T00:00'])(
    'that is none is written empty: %j',
    (day) => {
      expect(formatDate(day, 'DD/MM/YYYY')).toBe('');
    },
  );
  it.each([
    ['2024-04-31', false],
    ['2024-06-31', false],
    ['2024-09-31', false],
    ['2024-11-31', false],
    ['2024-01-31', true],
    ['2024-12-31', true],
    ['2024-13-01', false],
    ['2024-00-01', false],
    ['2024-01-00', false],
    ['2024-01-32', false],
    ['0001-01-01', true],
    ['2024-01-1a', false],
    ['2024/01/01', false],
    ['12024-01-01', false],
    ['2100-02-29', false],
    ['2400-02-29', true],
  ])('%s is one: %s', (value, real) => {
    expect(parseDate(value, 'YYYY-MM-DD')).toBe(real ? value : undefined);
  });
  it('of 29 February has its birthday then in leap years and on 28 February in others', () => {
    expect([birthday('2008-02-29', 16), birthday('2008-02-29', 18), birthday('2008-12-31', 18)]).toEqual([
      '2024-02-29',
      '2026-02-28',
      '2026-12-31',
    ]);
  });
});
