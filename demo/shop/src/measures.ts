import type { Edition } from '@haberdash/commerce-api/seed/seed-source.ts';

/** The language tag for `Intl` by edition. */
const TAGS: Readonly<Record<Edition, string>> = {
  en: 'en-GB',
  'en-us': 'en-US',
  'en-ca': 'en-CA',
  fr: 'fr-FR',
  'fr-ca': 'fr-CA',
  de: 'de-DE',
  es: 'es-ES',
  it: 'it-IT',
};

const MEASURE = /\{([-−+]?\d+(?:\.\d+)?) (cm|m|kg|g|ml|l|°C)\}/g;

/** True for the edition with inches, pounds and Fahrenheit. */
const usesInches = (edition: Edition): boolean => edition === 'en-us';

const INCH_CM = 2.54;

/** Centimetres in inches, rounded to halves. */
const toInches = (centimetres: number): number => Math.round((centimetres / INCH_CM) * 2) / 2;

/** Cached: creating a formatter takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(edition: Edition, decimals: number, fixed: number): Intl.NumberFormat {
  const key = `${edition} ${decimals} ${fixed}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(TAGS[edition], { maximumFractionDigits: decimals, minimumFractionDigits: fixed });
  formats.set(key, format);
  return format;
}

const numberIn = (value: number, edition: Edition, decimals: number, fixed = 0): string =>
  formatOf(edition, decimals, fixed).format(value).replace('-', '−');

function heightInFeet(metres: number): string {
  const inches = Math.round((metres * 100) / INCH_CM);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

function customary(value: number, unit: string): string {
  const say = (number: number, decimals = 1): string => numberIn(number, 'en-us', decimals);
  switch (unit) {
    case 'cm':
      return `${say(toInches(value))}\u00a0in`;
    case 'm':
      return heightInFeet(value);
    case 'kg':
      return `${say(value * 2.204_62)}\u00a0lb`;
    case 'g':
      return `${say(value / 28.35)}\u00a0oz`;
    case 'ml':
      return `${say(value / 29.57, 0)}\u00a0oz`;
    case 'l':
      return `${say(value * 33.814, 0)}\u00a0oz`;
    default:
      return `${say(Math.round(value * 1.8 + 32), 0)}\u00a0°F`;
  }
}

/** Formats measures such as `{54 cm}`. `m` is a person's height, two decimals; `°C` keeps a plus sign. */
export const writeMeasures = (text: string, edition: Edition): string =>
  text.replace(MEASURE, (_, figure: string, unit: string) => {
    const value = Number(figure.replace('−', '-'));
    if (usesInches(edition)) return customary(value, unit);
    const number = numberIn(value, edition, 2, unit === 'm' ? 2 : 0);
    return `${figure.startsWith('+') ? '+' : ''}${number}\u00a0${unit === 'l' ? 'L' : unit}`;
  });

/** A length or range in centimetres, for a size table. */
export function writeRange(centimetres: readonly [number, number?], edition: Edition): string {
  const isInches = usesInches(edition);
  const figures = centimetres.flatMap((value) =>
    value === undefined ? [] : [numberIn(isInches ? toInches(value) : value, edition, 1)],
  );
  return `${figures.join('–')}\u00a0${isInches ? 'in' : 'cm'}`;
}
