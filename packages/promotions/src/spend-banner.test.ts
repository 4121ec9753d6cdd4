import { expect, it } from 'vitest';
import { spendBanner, type SpendProfile } from './spend-banner.ts';

const credit = { currentSpend: 250, annualCredit: 1000 };
const everything: SpendProfile = {
  employee: { currentSpend: 500, annualCap: 2000 },
  employeeTermsAccepted: true,
  athlete: credit,
  ipa: credit,
  wranx: credit,
};
const kind = (overrides: SpendProfile) => spendBanner({ ...everything, ...overrides })?.kind;

it('shows the banner of an employee who accepted the terms', () => {
  expect(spendBanner(everything)).toEqual({
    kind: 'employee',
    spent: 500,
    cap: 2000,
    remaining: 1500,
    share: 0.25,
    isReached: false,
  });
});

it.each([[false], [null], [undefined]])(
  'shows no banner of an employee whose acceptance is %s',
  (accepted) => {
    expect(kind({ employeeTermsAccepted: accepted })).toBe('athlete');
  },
);

it('goes from athlete to IPA to WRANX', () => {
  expect(kind({ employee: null })).toBe('athlete');
  expect(kind({ employee: null, athlete: null })).toBe('ipa');
  expect(kind({ employee: null, athlete: null, ipa: null })).toBe('wranx');
  expect(kind({ employee: null, athlete: null, ipa: null, wranx: null })).toBeUndefined();
});

it('shows the banner of a shopper who has spent nothing yet', () => {
  const unspent = spendBanner({ wranx: { currentSpend: 0, annualCredit: 100 } });
  expect(unspent).toEqual({ kind: 'wranx', spent: 0, cap: 100, remaining: 100, share: 0, isReached: false });
});

it('shows a spend at or above the cap as reached, with nothing left', () => {
  const at = (currentSpend: number) => spendBanner({ athlete: { currentSpend, annualCredit: 100 } });
  expect(at(99.99)).toMatchObject({ remaining: 0.01, isReached: false });
  expect(at(100)).toMatchObject({ remaining: 0, share: 1, isReached: true });
  expect(at(180)).toMatchObject({ spent: 180, remaining: 0, share: 1, isReached: true });
});

it.each([
  ['a negative spend', { currentSpend: -1, annualCredit: 100 }],
  ['no readable spend', { currentSpend: Number.NaN, annualCredit: 100 }],
  ['no limit', { currentSpend: 1, annualCredit: 0 }],
  ['an endless limit', { currentSpend: 1, annualCredit: Number.POSITIVE_INFINITY }],
])('lets the next banner show for %s', (_name, athlete) => {
  expect(kind({ employee: null, athlete })).toBe('ipa');
});

it('shows nothing for a guest', () => {
  expect(spendBanner(undefined)).toBeUndefined();
  expect(spendBanner(null)).toBeUndefined();
  expect(spendBanner({})).toBeUndefined();
});
