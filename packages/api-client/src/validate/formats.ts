const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const EMAIL = new RegExp(
  String.raw`^${WORD}(?:\.${WORD})*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$`,
  'i',
);
const HOST =
  /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i;

/** The formats of the contracts; an unknown one is always valid. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': (text) => {
    const [date = '', time = '', ...rest] = text.split(/t|\s/i);
    return rest.length === 0 && isDate(date) && TIME.test(time);
  },
  uuid: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  email: (text) => EMAIL.test(text),
  hostname: (text) => HOST.test(text),
  uri: (text) => /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}]+$/i.test(text),
  'uri-reference': (text) => /^[^\s"<>\\^`{|}]*$/.test(text),
};
