import { expect, it } from 'vitest';
import { analyticsDate, analyticsDateFormats, PLACEHOLDER_DATE } from './analytics-date.ts';

it('date formats are DD/MM/YYYY and MM/DD/YYYY, and the placeholder is 01/01/1900', () => {
  expect(analyticsDateFormats).toEqual(['DD/MM/YYYY', 'MM/DD/YYYY']);
  expect(PLACEHOLDER_DATE).toBe('01/01/1900');
});

it.each([
  ['2026-03-09', 'DD/MM/YYYY', '09/03/2026'],
  ['2026-03-09', 'MM/DD/YYYY', '03/09/2026'],
  ['2026-03-09T23:59:59.000-10:00', 'DD/MM/YYYY', '09/03/2026'],
  [new Date('2026-12-31T23:59:59Z'), 'MM/DD/YYYY', '12/31/2026'],
  ['2024-02-29', 'DD/MM/YYYY', '29/02/2024'],
] as const)('a day %s is written %s as %s', (value, format, expected) =>
  expect(analyticsDate(value, format)).toBe(expected),
);

it.each([
  [undefined],
  [null],
  [''],
  ['today'],
  ['2026-02-29'],
  ['2026-13-01'],
  ['2026-00-10'],
  ['0026-01-10'],
  ['2026-01-011'],
  [new Date(Number.NaN)],
])('the placeholder replaces %j, which is no real day', (value) =>
  expect(analyticsDate(value, 'DD/MM/YYYY')).toBe('01/01/1900'),
);

it('the placeholder replaces values of wrong types', () => {
  for (const value of [12, {}, [], true])
    expect(analyticsDate(value as never, 'MM/DD/YYYY')).toBe(PLACEHOLDER_DATE);
});
