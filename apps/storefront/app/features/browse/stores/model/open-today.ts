import type { Store } from '@haberdash/api-client/stores';

/** What the hours of a store say of this moment; clock times as `20:00`, by the clock of the store. */
export type OpenToday =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'later'; readonly from: string }
  | { readonly state: 'closed-now' }
  | { readonly state: 'closed-today' };

type Hours = Pick<Store, 'weeklyHours' | 'timeZone' | 'specialDays'>;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day, weekday (1 is Monday) and time by the clock of a place; undefined for an unknown clock. */
function clockOf(timeZone: string, nowMs: number) {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(nowMs);
    const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    return {
      date: `${of('year')}-${of('month')}-${of('day')}`,
      weekday: WEEKDAYS.indexOf(of('weekday')) + 1,
      time: `${of('hour')}:${of('minute')}`,
    };
  } catch {
    return undefined;
  }
}

function hoursOn({ weeklyHours = [], specialDays = [] }: Hours, date: string, weekday: number) {
  const special = specialDays.find((day) => day.date === date);
  if (special === undefined) return weeklyHours.filter(({ from, to }) => from <= weekday && weekday <= to);
  const { opens, closes } = special;
  return opens === undefined || closes === undefined ? [] : [{ opens, closes }];
}

/** Whether a store is open at a moment by its clock and holidays; undefined where hours or clock are unknown. */
export function openToday(store: Hours, nowMs: number): OpenToday | undefined {
  if (store.weeklyHours === undefined || store.timeZone === undefined) return undefined;
  const clock = clockOf(store.timeZone, nowMs);
  if (clock === undefined) return undefined;
  const { date, weekday, time } = clock;
  const hours = hoursOn(store, date, weekday);
  const now = hours.find(({ opens, closes }) => opens <= time && time < closes);
  if (now !== undefined) return { state: 'open', until: now.closes };
  const next = hours
    .map(({ opens }) => opens)
    .filter((opens) => opens > time)
    .toSorted()[0];
  if (next !== undefined) return { state: 'later', from: next };
  return { state: hours.length === 0 ? 'closed-today' : 'closed-now' };
}
