import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

import { CURRENCIES } from '../shared/money.ts';
import { LANGUAGES } from '../shared/text.ts';
import { FAMILIES } from './derive/colors.ts';
import { GENDERS } from './derive/sizes.ts';
import { FileProblem } from './file-problem.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const textByText = v.optional(v.record(v.string(), text), {});

/** What a merchant may set about files; each entry overrides a derived value. */
const MAPPING = v.strictObject({
  /** Language of the texts. */
  language: v.optional(
    v.picklist(LANGUAGES, `must be a language of the shop: ${LANGUAGES.join(', ')}`),
    LANGUAGES[0],
  ),
  /** Currency of amounts that do not name one. */
  currency: v.optional(v.picklist(CURRENCIES, `must be a currency of the shop: ${CURRENCIES.join(', ')}`)),
  /** The sign before decimals, where amounts are ambiguous. */
  decimal: v.optional(v.picklist(['.', ','], 'must be "." or ","')),
  /** A column of the file to a column of the haberdash format; `null` leaves it out. */
  columns: v.optional(v.record(v.string(), v.nullable(text)), {}),
  /** An option such as "Farge" is the colour or the size. */
  options: v.optional(v.record(v.string(), v.picklist(['color', 'size'], 'must be "color" or "size"')), {}),
  /** A colour by its name in the file. */
  colors: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        family: v.optional(v.picklist(FAMILIES, `must be one of ${FAMILIES.join(', ')}`)),
        hex: v.optional(
          v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be # and six digits from 0 to f')),
        ),
      }),
    ),
    {},
  ),
  /** A size by its name in the file. */
  sizes: textByText,
  /** A category id by a type or category path of the file. */
  categories: v.optional(
    v.record(
      v.string(),
      v.pipe(v.string(), v.regex(/^[0-9]{4,7}$/, 'must be a category id of 4 to 7 digits')),
    ),
    {},
  ),
  /** Whom a type or category path is for. */
  genders: v.optional(v.record(v.string(), v.picklist(GENDERS, `must be one of ${GENDERS.join(', ')}`)), {}),
  /** Where sizes of a colour differ in price, which the shop does not have. */
  pricePerSize: v.optional(
    v.picklist(['reject', 'lowest', 'highest'], 'must be "reject", "lowest" or "highest"'),
    'reject',
  ),
  /** Unknown types and category paths become categories. */
  createCategories: v.optional(v.boolean(), true),
});

export type Mapping = v.InferOutput<typeof MAPPING>;

/** Checks a mapping; `overrides` come from the command line. */
export function parseMapping(content: unknown, name: string, overrides: object = {}): Mapping {
  const parsed = v.safeParse(MAPPING, { ...(content as object), ...overrides });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? 'the mapping';
  const problem =
    issue.type === 'strict_object' && issue.expected === 'never'
      ? 'is no entry of a mapping file (docs/catalogue.md)'
      : issue.message;
  throw new FileProblem(`${name}: ${path} ${problem}.`);
}

/** Reads a mapping file in JSON; without one everything is derived. */
export async function readMapping(path: string | undefined, overrides: object): Promise<Mapping> {
  if (path === undefined) return parseMapping({}, 'The command line', overrides);
  const json = await readFile(path, 'utf8').catch(() => {
    throw new FileProblem(`The mapping file ${path} cannot be read.`);
  });
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw new FileProblem(
      `The mapping file ${path} is no JSON: ${error instanceof Error ? error.message : ''}.`,
    );
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new FileProblem(`The mapping file ${path} must hold a JSON object.`);
  return parseMapping(content, path, overrides);
}
