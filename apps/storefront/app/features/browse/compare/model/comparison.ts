import type { ProductDetails } from '@haberdash/api-client/products';
import { MOST_COMPARED } from '../../cards/index.ts';

const CODE = /^[A-Z]{2}[A-Z0-9]{6,9}$/;

/** The products of `?items=`: codes, each once, as many as fit. */
export const itemsIn = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((code) => CODE.test(code)))].slice(0, MOST_COMPARED);

/** Path of a comparison below the locale. */
export const comparePath = (items: readonly string[], onlyDifferences = false): string =>
  `/compare${items.length === 0 ? '' : `?items=${items.join(',')}${onlyDifferences ? '&only=differences' : ''}`}`;

const ASPECTS = ['rating', 'colours', 'sizes', 'fit', 'features', 'materials', 'care'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One line of the table: what each product says of an aspect, and whether they differ. */
export interface ComparedRow {
  readonly aspect: Aspect;
  readonly values: ReadonlyArray<readonly string[]>;
  readonly differs: boolean;
}

type FormatRating = (score: number, reviews: number) => string;

function textsOf(product: ProductDetails, aspect: Aspect, formatRating: FormatRating): readonly string[] {
  const { rating, colors, sizes, fit, features, materials = [], care = [] } = product;
  switch (aspect) {
    case 'rating':
      return rating === undefined || rating.reviewsCount === 0
        ? []
        : [formatRating(rating.score, rating.reviewsCount)];
    case 'colours':
      return colors.map(({ label }) => label);
    case 'sizes':
      return sizes.filter(({ available }) => available).map(({ label }) => label);
    case 'fit':
      return fit === undefined ? [] : [fit];
    case 'features':
      return features;
    case 'materials':
      return materials;
    case 'care':
      return care;
  }
}

/** Lists say the same in whatever order. */
const asOne = (texts: readonly string[]): string => JSON.stringify(texts.toSorted());

/** The table of a comparison; aspects of which no product says anything are left out. */
export const compare = (
  products: readonly ProductDetails[],
  formatRating: FormatRating,
): readonly ComparedRow[] =>
  ASPECTS.map((aspect) => {
    const values = products.map((product) => textsOf(product, aspect, formatRating));
    return { aspect, values, differs: new Set(values.map(asOne)).size > 1 };
  }).filter(({ values }) => values.some((texts) => texts.length > 0));
