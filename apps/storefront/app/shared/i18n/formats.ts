import type { Site } from '../sites/sites.ts';

/** What a text of the shop depends on; the client reads it from the page, the server from the site. */
export type TextSite = Pick<Site, 'locale' | 'languageTag' | 'language' | 'currency'>;

/** Money, dates and lists as a shopper of the site writes them. */
export interface Formats {
  /** Major units; whole amounts keep their two decimals. */
  readonly money: (amount: number, currency?: string) => string;
  readonly number: (value: number) => string;
  /** Whole percents; review percentages show one decimal (2 §9), also where it is 0. */
  readonly percent: (fraction: number, decimals?: 0 | 1) => string;
  readonly date: (date: Date | string, style?: 'short' | 'long') => string;
  readonly list: (items: readonly string[], type?: 'conjunction' | 'disjunction') => string;
}

const WITH_DECIMAL_POINT: ReadonlySet<string> = new Set(['en']);

/** A number below a thousand with one decimal at the most; a formatter would cost a phone 100 ms while it hydrates. */
export function plainNumber(value: number, languageTag: string): string | undefined {
  if (!(value >= 0 && value < 1_000) || Math.round(value * 10) / 10 !== value) return undefined;
  const [language = ''] = languageTag.split('-');
  return WITH_DECIMAL_POINT.has(language) ? String(value) : String(value).replace('.', ',');
}

const known = new Map<string, Formats>();

/** The formats of a site, made once; a currency that shares its sign with another is shown by its code. */
export function formatsFor({ languageTag, currency }: TextSite): Formats {
  const key = `${languageTag} ${currency}`;
  let formats = known.get(key);
  if (formats === undefined) known.set(key, (formats = makeFormats(languageTag, currency)));
  return formats;
}

function makeFormats(languageTag: string, siteCurrency: string): Formats {
  const cached = <T>(make: (key: string) => T) => {
    const made = new Map<string, T>();
    return (key: string): T => {
      let value = made.get(key);
      if (value === undefined) made.set(key, (value = make(key)));
      return value;
    };
  };
  const money = cached(
    (currency) =>
      new Intl.NumberFormat(languageTag, {
        style: 'currency',
        currency,
        currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
      }),
  );
  const date = cached(
    (style) =>
      new Intl.DateTimeFormat(languageTag, {
        dateStyle: style === 'short' ? 'short' : 'long',
        timeZone: 'UTC',
      }),
  );
  const list = cached(
    (type) =>
      new Intl.ListFormat(languageTag, { type: type === 'disjunction' ? 'disjunction' : 'conjunction' }),
  );
  const number = cached(() => new Intl.NumberFormat(languageTag));
  const percent = cached((decimals) => {
    const digits = Number(decimals);
    return new Intl.NumberFormat(languageTag, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  });
  return {
    money: (amount, currency = siteCurrency) => money(currency).format(amount),
    number: (value) => plainNumber(value, languageTag) ?? number('').format(value),
    percent: (fraction, decimals = 0) => percent(String(decimals)).format(fraction),
    date: (value, style = 'long') => date(style).format(new Date(value)),
    list: (items, type = 'conjunction') => list(type).format(items),
  };
}
