/** A calendar day as `YYYY-MM-DD`: such texts sort like the days they name. */
export type IsoDate = string;

/** Reads a day written strictly in a format of DD, MM and YYYY with zero padding; nothing for a day that does not exist. */
export function parseDate(value: string, format: string): IsoDate | undefined {
  if (value.length !== format.length) return undefined;
  const parts: Record<string, string> = { D: '', M: '', Y: '' };
  for (let index = 0; index < format.length; index++) {
    const slot = format.charAt(index);
    const sign = value.charAt(index);
    if (!(slot in parts)) {
      if (slot !== sign) return undefined;
    } else if (/[0-9]/.test(sign)) {
      parts[slot] += sign;
    } else {
      return undefined;
    }
  }
  const [year, month, day] = [Number(parts['Y']), Number(parts['M']), Number(parts['D'])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return isoDate(year, month, day);
}

/** The day on which somebody turns an age: the birthday itself; 29 February falls to 28 February in other years. */
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
