import { and, eq, inArray, sql } from 'drizzle-orm';

import {
  designPathOf,
  picturePath,
  productPath,
  recipePicturePath,
  lowestPriceBefore,
  sizeKindOf,
  sizeLabel,
  type SizeKind,
  type RecipeRow,
  ONLINE_LOCATION,
  type SOLD_AS,
  product,
  productColor,
  productText,
  stock,
  variant,
  colorPrice,
} from '../../catalogue/index.ts';
import { fallbacksOf, type Edition } from '../../../shared/text.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** A sold variant; prices are minor units of the requested currency. */
export interface SoldVariant {
  readonly variantId: string;
  readonly productId: string;
  readonly upc: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly sizeKind: SizeKind;
  readonly pageUrl: string;
  readonly image: string;
  readonly categoryIds: readonly string[];
  readonly isSold: boolean;
  readonly soldAs: (typeof SOLD_AS)[number];
  readonly recipe?: RecipeRow;
  readonly limit: number;
  /** Stock in the warehouse. */
  readonly stock: number;
  readonly current: number;
  readonly original: number;
  /** Lowest price of the 30 days before a reduction, where recorded. */
  readonly lowest: number | null;
}

/** A variant with its recipe's picture, choices and page. */
export const asDesigned = (sold: SoldVariant, recipe: RecipeRow | undefined): SoldVariant =>
  recipe === undefined
    ? sold
    : {
        ...sold,
        recipe,
        image: recipePicturePath(recipe.id),
        pageUrl: designPathOf(sold.pageUrl, recipe.id),
      };

/** Product names by variant, including unsold ones. */
export async function findVariantNames(
  db: Executor,
  ids: readonly string[],
  edition: Edition,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const fallbacks = fallbacksOf(edition);
  const rows = await db
    .select({ variantId: variant.id, name: productText.name, language: productText.language })
    .from(variant)
    .innerJoin(productText, eq(productText.productId, variant.productId))
    .where(and(inArray(variant.id, [...ids]), inArray(productText.language, fallbacks)));
  // The best edition is last and wins.
  const ordered = rows.toSorted(
    (one, other) =>
      fallbacks.findIndex((each) => each === other.language) -
      fallbacks.findIndex((each) => each === one.language),
  );
  return new Map(ordered.map((row) => [row.variantId, row.name]));
}

export async function findUpc(db: Executor, id: string): Promise<string | undefined> {
  const [found] = await db.select({ upc: variant.upc }).from(variant).where(eq(variant.id, id));
  return found?.upc;
}

/** Sold variants by id; without a price in the currency they are left out. */
export async function findSoldVariants(
  db: Executor,
  ids: readonly string[],
  site: Pick<RequestContext, 'edition' | 'currency' | 'country'>,
): Promise<Map<string, SoldVariant>> {
  if (ids.length === 0) return new Map();
  const fallbacks = fallbacksOf(site.edition);
  const rows = await db
    .select({
      variantId: variant.id,
      productId: product.id,
      upc: variant.upc,
      slug: product.slug,
      status: product.status,
      soldAs: product.soldAs,
      categoryIds: product.categoryIds,
      colorId: variant.colorId,
      colorLabels: productColor.labels,
      size: variant.sizeId,
      limit: variant.maxQty,
      current: colorPrice.current,
      original: colorPrice.original,
      lowest: sql<number | null>`case when ${colorPrice.original} > ${colorPrice.current} then
        ${lowestPriceBefore(sql`${variant.productId}`, sql`past.color_id = ${variant.colorId}`, site.currency)} end`,
      stock: sql<number>`coalesce(${stock.quantity}, 0)`,
      name: productText.name,
      language: productText.language,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(
      colorPrice,
      and(
        eq(colorPrice.productId, variant.productId),
        eq(colorPrice.colorId, variant.colorId),
        eq(colorPrice.currency, site.currency),
      ),
    )
    .innerJoin(
      productText,
      and(eq(productText.productId, product.id), inArray(productText.language, fallbacks)),
    )
    .leftJoin(
      productColor,
      and(eq(productColor.productId, product.id), eq(productColor.colorId, variant.colorId)),
    )
    .leftJoin(stock, and(eq(stock.variantId, variant.id), eq(stock.location, ONLINE_LOCATION)))
    .where(inArray(variant.id, [...ids]));
  const found = new Map<string, SoldVariant>();
  const ranks = new Map<string, number>();
  for (const row of rows) {
    const rank = fallbacks.findIndex((each) => each === row.language);
    if ((ranks.get(row.variantId) ?? fallbacks.length) <= rank) continue;
    ranks.set(row.variantId, rank);
    found.set(row.variantId, {
      variantId: row.variantId,
      productId: row.productId,
      upc: row.upc,
      name: row.name,
      color: fallbacks.map((each) => row.colorLabels?.[each]).find(Boolean) ?? row.colorId,
      sizeKind: sizeKindOf([row.size]),
      size: sizeLabel(row.size, { edition: site.edition, countryCode: site.country }),
      pageUrl: productPath(row.slug, row.productId),
      image: picturePath(row.productId, row.colorId, 'front'),
      categoryIds: row.categoryIds,
      isSold: row.status === 'active',
      soldAs: row.soldAs,
      limit: row.limit,
      stock: row.stock,
      current: row.current,
      original: row.original,
      lowest: row.lowest,
    });
  }
  return found;
}
