import { StartupProblem } from '../../platform/process/startup-problem.ts';
import type { SeedCategory, SeedProduct } from '../seed-source.ts';

interface Shape {
  readonly pattern: RegExp;
  readonly words: string;
}

/** Code formats of the contracts; pages of others could not be requested. */
const SHAPES = {
  product: {
    pattern: /^[A-Z]{2}[A-Z0-9]{6,9}$/,
    words: 'a product code is two capitals and 6 to 9 capitals or digits',
  },
  variant: {
    pattern: /^[A-Z]{2}[A-Z0-9]{6,12}$/,
    words: 'a variant code is two capitals and 6 to 12 capitals or digits',
  },
  barCode: { pattern: /^[0-9]{12,13}$/, words: 'a bar code is 12 or 13 digits' },
  category: { pattern: /^[0-9]{4,7}$/, words: 'a category id is 4 to 7 digits' },
  color: { pattern: /^#[0-9a-f]{6}$/, words: 'a colour value is # and six digits from 0 to f' },
} as const satisfies Record<string, Shape>;

const MOST_LINES = 20;

const faults = (where: string, { pattern, words }: Shape, codes: readonly string[]): string[] =>
  codes
    .filter((code) => !pattern.test(code))
    .map((code) => `${where}: ${JSON.stringify(code)}, but ${words}.`);

function reject(lines: readonly string[]): void {
  if (lines.length === 0) return;
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more.`] : [];
  throw new StartupProblem(
    ['The source has codes that the shop cannot use:', ...lines.slice(0, MOST_LINES), ...more].join('\n'),
  );
}

/** Throws a StartupProblem that names each invalid category. */
export const checkCategoryCodes = (categories: readonly SeedCategory[]): void =>
  reject(categories.flatMap(({ id }, at) => faults(`category ${at + 1}`, SHAPES.category, [id])));

/** Throws a StartupProblem that names each invalid product, counted from 1. */
export function checkProductCodes(products: readonly SeedProduct[], countedBefore: number): void {
  reject(
    products.flatMap(({ id, categoryId, categoryIds, colors, variants }, at) => {
      const where = `product ${countedBefore + at + 1} (${id})`;
      return [
        ...faults(where, SHAPES.product, [id]),
        ...faults(where, SHAPES.category, [...new Set([categoryId, ...categoryIds])]),
        ...faults(
          where,
          SHAPES.color,
          colors.map(({ way }) => way.base),
        ),
        ...faults(
          where,
          SHAPES.variant,
          variants.map((variant) => variant.id),
        ),
        ...faults(
          where,
          SHAPES.barCode,
          variants.map(({ upc }) => upc),
        ),
      ];
    }),
  );
}
