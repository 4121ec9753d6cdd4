/** A calendar day as `YYYY-MM-DD`, which sorts by date (our own rule). */
export type IsoDate = string;

const ISO_FORMAT = 'YYYY-MM-DD';
const DIGITS = '0123456789';

/** Parses a day in a format of DD, MM and YYYY; undefined if it does not exist (spec 1 §5). */
export function parseDate(value: string, format: string): IsoDate | undefined {
  if (value.length !== format.length) return undefined;
  let [year, month, day] = [0, 0, 0];
  for (let index = 0; index < format.length; index++) {
    const slot = format.charAt(index);
    const digit = DIGITS.indexOf(value.charAt(index));
    if (!'DMY'.includes(slot)) {
      if (slot !== value.charAt(index)) return undefined;
    } else if (digit === -1) return undefined;
    else if (slot === 'Y') year = year * 10 + digit;
    else if (slot === 'M') month = month * 10 + digit;
    else day = day * 10 + digit;
  }
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return isoDate(year, month, day);
}

/**
 * Formats a day, the inverse of {@link parseDate}; empty if invalid (spec 1 §5).
 * @example formatDate('1990-06-15', 'DD/MM/YYYY') // '15/06/1990'
 */
export function formatDate(day: IsoDate, format: string): string {
  if (parseDate(day, ISO_FORMAT) === undefined) return '';
  return format
    .replaceAll('YYYY', day.slice(0, 4))
    .replaceAll('MM', day.slice(5, 7))
    .replaceAll('DD', day.slice(8));
}

/**
 * The calendar day of a moment (milliseconds since 1970) in an IANA time zone; an unknown zone counts as UTC.
 * Throws a RangeError if the moment is no number (spec 1 §5: age).
 */
export function calendarDay(momentMs: number, timeZone = 'UTC'): IsoDate {
  const moment = new Date(momentMs);
  const parts = dayFormat(timeZone).formatToParts(moment);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return isoDate(part('year'), part('month'), part('day'));
}

const MAX_FORMATS = 100;
const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/** Cached by zone: creating a format costs half a millisecond. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const stored = formats.get(timeZone);
  if (stored) return stored;
  const made = makeFormat(timeZone) ?? dayFormat('UTC');
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone,
    });
  } catch {
    return undefined;
  }
}

/** The day on which a person reaches an age; 29 February falls to 28 February (spec 1 §5: minimal age). */
export function birthday(birthDate: IsoDate, age: number): IsoDate {
  const year = Number(birthDate.slice(0, 4)) + age;
  const month = Number(birthDate.slice(5, 7));
  return isoDate(year, month, Math.min(Number(birthDate.slice(8, 10)), daysInMonth(year, month)));
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isoDate(year: number, month: number, day: number): IsoDate {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
