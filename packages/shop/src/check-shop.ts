import * as v from 'valibot';
import type { ShopDefinition } from './definition.ts';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
const flag = v.boolean('must be true or false');
const country = v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be two capitals such as NO'));
const currency = v.pipe(
  text,
  v.regex(/^[A-Z]{3}$/, 'must be three capitals such as NOK'),
  v.check(hasCents, 'must be a currency with two digits after the point'),
);
const amount = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must not be negative'),
  v.check(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'must have at most two digits after the point',
  ),
);
const whole = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
);
const days = v.pipe(
  v.tuple([whole, whole], 'must be two numbers of days such as [2, 4]'),
  v.check(([from, to]) => from <= to, 'must not end before it begins'),
);
const range = v.pipe(
  v.strictObject({ least: amount, most: amount }),
  v.check(({ least, most }) => least <= most, 'must have a least that is not above the most'),
);
const timeZone = v.pipe(text, v.check(isTimeZone, 'must be a time zone such as Europe/Oslo'));

/** Amounts are stored in hundredths, so currencies such as JPY or KWD do not fit. */
function hasCents(code: string): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}

const site = v.strictObject({
  language: v.pipe(text, v.regex(/^[a-z]{2}$/, 'must be two small letters such as nb')),
  country,
  countryName: text,
  region: v.picklist(['NORA', 'EMEA'], 'must be NORA or EMEA'),
  currency,
  law: v.picklist(['EU', 'GB', 'US'], 'must be EU, GB or US'),
  usesMiles: v.optional(flag),
  menuOpensOn: v.optional(v.literal('click', 'must be click or absent')),
  switches: v.optional(
    v.strictObject({
      favourites: v.exactOptional(flag),
      hostedVideo: v.exactOptional(flag),
      groupShopAll: v.exactOptional(flag),
      relativeProductUrls: v.exactOptional(flag),
      dynamicNewsletter: v.exactOptional(flag),
    }),
  ),
});

const countryTerms = v.strictObject({
  returnDays: v.optional(v.pipe(whole, v.maxValue(365, 'must be at most 365'))),
  minimumAge: v.optional(v.pipe(whole, v.maxValue(21, 'must be at most 21'))),
  minimumPoints: v.optional(whole),
  vat: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.minValue(0, 'must not be negative'),
      v.maxValue(60, 'must be a percentage'),
    ),
  ),
  delivery: v.optional(
    v.strictObject({
      timeZone: v.optional(timeZone),
      standard: v.optional(days),
      express: v.optional(days),
      sameDay: v.optional(v.array(text)),
    }),
  ),
  payments: v.optional(v.strictObject({ wallet: v.optional(range), payLater: v.optional(range) })),
});

const currencyTerms = v.strictObject({
  delivery: v.strictObject({
    standard: amount,
    express: amount,
    sameDay: amount,
    collectionPoint: amount,
    freeFrom: amount,
  }),
  giftCards: range,
});

const seller = v.pipe(
  v.array(text, 'must be a list of lines'),
  v.minLength(1, 'must have a line'),
  v.maxLength(8, 'must have at most 8 lines'),
);

const definition = v.strictObject({
  brand: v.strictObject({
    id: v.pipe(text, v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be small letters, digits and hyphens')),
    name: v.pipe(text, v.maxLength(60, 'must have at most 60 signs')),
    code: v.pipe(text, v.regex(/^[A-Z]{2,4}$/, 'must be two to four capitals')),
  }),
  seller: v.objectWithRest({ default: seller }, seller),
  sites: v.pipe(v.array(site, 'must be a list of sites'), v.minLength(1, 'must have a site')),
  currencies: v.record(currency, currencyTerms),
  countries: v.optional(v.record(country, countryTerms)),
});

interface Problem {
  /** Such as `sites[2].currency`. */
  readonly place: string;
  readonly message: string;
}

/** What is wrong between the parts of a definition. */
function contradictions({ sites, currencies, countries = {}, seller: sellers }: ShopDefinition): Problem[] {
  const problems: Problem[] = [];
  const wrong = (place: string, message: string) => void problems.push({ place, message });
  const seen = new Set<string>();
  const currencyOf = new Map<string, string>();
  for (const [index, { language, country: code, currency: money }] of sites.entries()) {
    const locale = `${language}-${code}`;
    if (seen.has(locale)) wrong(`sites[${index}]`, `is ${locale} a second time`);
    seen.add(locale);
    if (currencies[money] === undefined)
      wrong(`sites[${index}].currency`, `has no terms in currencies.${money}`);
    if ((currencyOf.get(code) ?? money) !== money)
      wrong(`sites[${index}].currency`, `must be ${currencyOf.get(code)} as on the other sites of ${code}`);
    currencyOf.set(code, money);
  }
  for (const code of Object.keys(currencies))
    if (!sites.some((each) => each.currency === code))
      wrong(`currencies.${code}`, 'is the currency of no site');
  for (const code of Object.keys(countries))
    if (!currencyOf.has(code)) wrong(`countries.${code}`, 'is the country of no site');
  for (const code of Object.keys(sellers))
    if (code !== 'default' && !currencyOf.has(code)) wrong(`seller.${code}`, 'is the country of no site');
  return problems;
}

/** A definition that is wrong; one line for each place. */
export class ShopProblem extends Error {
  override readonly name = 'ShopProblem';
}

const placeOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce(
    (place, { key }) =>
      typeof key === 'number' ? `${place}[${key}]` : `${place}${place && '.'}${String(key)}`,
    '',
  );

const messageOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not known' : 'is missing';
  return issue.received === 'undefined' ? 'is missing' : issue.message;
};

function problemsOf(given: unknown): Problem[] | ShopDefinition {
  const result = v.safeParse(definition, given);
  if (!result.success)
    return result.issues.map((issue) => ({ place: placeOf(issue) || 'the shop', message: messageOf(issue) }));
  const problems = contradictions(result.output);
  return problems.length > 0 ? problems : result.output;
}

/**
 * A definition that holds its rules.
 *
 * @throws {ShopProblem} naming each place that is wrong, such as `sites[2].currency`
 */
export function checkShop(given: unknown): ShopDefinition {
  const found = problemsOf(given);
  if (!Array.isArray(found)) return found;
  throw new ShopProblem(found.map(({ place, message }) => `${place} ${message}.`).join('\n'));
}
