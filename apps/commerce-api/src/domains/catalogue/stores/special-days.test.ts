import { expect, it } from 'vitest';

import { comingDays } from './special-days.ts';

const days = [{ date: '2027-01-01' }, { date: '2026-12-25' }, { date: '2026-12-24', closes: '16:00' }].map(
  (day) => ({ opens: '10:00', ...day }),
);
const at = (text: string): number => Date.parse(text);

it('are those of the next two months, the nearest first', () => {
  expect(comingDays(days, 'Europe/Paris', at('2026-11-23T12:00:00Z')).map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2027-01-01',
  ]);
  expect(comingDays(days, 'Europe/Paris', at('2026-10-01T12:00:00Z'))).toEqual([]);
});

it('end with the day at the store, whatever the day is elsewhere', () => {
  const lateOnTheFirst = at('2027-01-02T04:30:00Z');
  expect(comingDays(days, 'America/Los_Angeles', lateOnTheFirst)).toHaveLength(1);
  expect(comingDays(days, 'Europe/Paris', lateOnTheFirst)).toEqual([]);
});
