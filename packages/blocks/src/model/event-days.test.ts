import { expect, it } from 'vitest';
import { eventDays } from './event-days.ts';

it.each([
  ['one day', '2026-06-20T08:00:00Z', '2026-06-20T16:00:00Z', 'Europe/London', ['2026-06-20']],
  [
    'two days, both ends counted',
    '2026-06-20T08:00:00Z',
    '2026-06-21T16:00:00Z',
    'Europe/London',
    ['2026-06-20', '2026-06-21'],
  ],
  [
    'two days where the site is, one at Greenwich',
    '2026-06-20T02:00:00Z',
    '2026-06-20T20:00:00Z',
    'America/New_York',
    ['2026-06-19', '2026-06-20'],
  ],
  [
    'the night when the clocks change',
    '2026-10-24T08:00:00Z',
    '2026-10-26T08:00:00Z',
    'Europe/Berlin',
    ['2026-10-24', '2026-10-25', '2026-10-26'],
  ],
])('%s', (_name, startDate, endDate, timeZone, days) =>
  expect(eventDays({ startDate, endDate }, timeZone)).toEqual(days),
);
