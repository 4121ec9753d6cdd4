import type { ProductCard } from '@haberdash/api-client/products';

/** The rows of products beside a product, in the order of its page. */
const rowNames = ['completeTheLook', 'similar'] as const;

/** What a row of products is named. */
export type RowName = (typeof rowNames)[number];

/** The products of each row. */
export type ProductRows = Readonly<Record<RowName, readonly ProductCard[]>>;

/** The rows with a product in them. */
export const namesOf = (rows: ProductRows): readonly RowName[] =>
  rowNames.filter((name) => rows[name].length > 0);

/** The address of the rows of a product; it is the key of the fetcher that has them, too. */
export const rowsPath = (locale: string, masterId: string): string =>
  `/${locale}/product-rows?item=${encodeURIComponent(masterId)}`;
