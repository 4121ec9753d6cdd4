import type { ProductCard } from '@haberdash/api-client/products';

const rowNames = ['completeTheLook', 'similar'] as const;

export type RowName = (typeof rowNames)[number];

export type ProductRows = Readonly<Record<RowName, readonly ProductCard[]>>;

export const namesOf = (rows: ProductRows): readonly RowName[] =>
  rowNames.filter((name) => rows[name].length > 0);

/** The address of the rows of a product, which is their fetcher key, too. */
export const rowsPath = (locale: string, masterId: string): string =>
  `/${locale}/product-rows?item=${encodeURIComponent(masterId)}`;
