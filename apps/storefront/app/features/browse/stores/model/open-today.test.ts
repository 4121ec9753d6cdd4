import { expect, it } from 'vitest';
import { openToday } from './open-today.ts';

const store = {
  timeZone: 'America/New_York',
  weeklyHours: [
    { from: 1, to: 5, opens: '10:00', closes: '13:00' },
    { from: 1, to: 5, opens: '15:00', closes: '20:00' },
    { from: 6, to: 6, opens: '11:00', closes: '18:00' },
  ],
  specialDays: [{ date: '2026-12-24', opens: '10:00', closes: '16:00' }, { date: '2026-12-25' }],
};

it.each([
  ['a Monday at noon', '2026-11-23T12:00:00-05:00', { state: 'open', until: '13:00' }],
  ['the minute it opens', '2026-11-23T10:00:00-05:00', { state: 'open', until: '13:00' }],
  ['the minute it closes for lunch', '2026-11-23T13:00:00-05:00', { state: 'later', from: '15:00' }],
  ['a Monday morning', '2026-11-23T08:00:00-05:00', { state: 'later', from: '10:00' }],
  ['a Monday night', '2026-11-23T21:00:00-05:00', { state: 'closed-now' }],
  ['a Sunday', '2026-11-22T12:00:00-05:00', { state: 'closed-today' }],
  ['a day with short hours', '2026-12-24T15:30:00-05:00', { state: 'open', until: '16:00' }],
  ['a holiday on a weekday', '2026-12-25T12:00:00-05:00', { state: 'closed-today' }],
  ['Saturday there, Sunday elsewhere', '2026-11-22T03:00:00Z', { state: 'closed-now' }],
  ['the day after the clock went forward', '2026-03-09T14:00:00Z', { state: 'open', until: '13:00' }],
])('on %s', (_, moment, expected) => expect(openToday(store, Date.parse(moment))).toEqual(expected));

it('says nothing without hours, without a clock, or by a clock that nobody knows', () => {
  const { weeklyHours, timeZone } = store;
  expect(openToday({ timeZone }, 0)).toBeUndefined();
  expect(openToday({ weeklyHours }, 0)).toBeUndefined();
  expect(openToday({ weeklyHours, timeZone: 'Mars/Olympus' }, 0)).toBeUndefined();
});
