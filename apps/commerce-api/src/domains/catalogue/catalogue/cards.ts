import type { ProductCard } from '@haberdash/api-client/products';
import { sql } from 'drizzle-orm';

import { toMajor } from '../../../shared/money.ts';
import { formatText } from '../../../shared/text.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { labelOf, textOf } from './edition-text.ts';
import { lowestPriceBefore } from './lowest-price.ts';
import { badgeLabels, catalogueMessages } from './messages.ts';
import { picturePath, productPath } from './paths.ts';
import { compareSizes, sizeKindOf, sizeLabel } from './sizes.ts';

/** The part of a request that decides how products are formatted. */
export type Reader = Pick<RequestContext, 'language' | 'edition' | 'currency' | 'country' | 'locale'>;

interface CardColor {
  readonly id: string;
  readonly label: string;
  readonly hex: string;
  readonly family: string;
}

/** A card's database row. */
export interface CardRow extends Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind_label: string;
  readonly badge: string | null;
  readonly rating: number;
  readonly reviews_count: number;
  readonly sizes: number;
  readonly first_size: string | null;
  readonly sizes_in_stock: readonly string[];
  readonly current: number;
  readonly original: number;
  readonly high_current: number;
  readonly high_original: number;
  /** Lowest price of the 30 days before a reduction, where recorded. */
  readonly lowest: number | null;
  readonly colors: readonly CardColor[];
}

const MAX_COLORS = 12;
const SCARCE_SHARE = 0.34;

/** A contract price from minor units; `max` only where variants differ. */
export function priceOf(
  row: Pick<CardRow, 'current' | 'original' | 'high_current' | 'high_original' | 'lowest'>,
  currency: Reader['currency'],
) {
  const low = {
    currency,
    current: toMajor(row.current),
    original: toMajor(row.original),
    ...(row.lowest === null ? {} : { lowestPrice30Days: toMajor(row.lowest) }),
  };
  if (row.high_current === row.current) return low;
  return { ...low, highCurrent: toMajor(row.high_current), highOriginal: toMajor(row.high_original) };
}

/** A reduced product `p` has the sale badge instead of its own. */
export const BADGE = sql`case when p.discount_percent > 0 then 'SALE' else p.badge end`;

/** The label of a badge; undefined without a text. */
export function badgeOf(badge: string | null, { edition }: Pick<Reader, 'edition'>) {
  const text = badge === null ? undefined : badgeLabels[badge];
  return badge === null || text === undefined
    ? {}
    : { badge: { id: badge, label: formatText(text, edition) } };
}

/** The notice when at most a third of several sizes is left. */
export function scarcityOf(sizes: number, inStock: number, { edition }: Pick<Reader, 'edition'>) {
  if (inStock === 0 || sizes < 3 || inStock > sizes * SCARCE_SHARE) return {};
  return { eyebrow: { id: 'LOW_STOCK', label: formatText(catalogueMessages.lowStock, edition) } };
}

export const ratingOf = (row: Pick<CardRow, 'rating' | 'reviews_count'>) =>
  row.reviews_count === 0 ? {} : { rating: { score: row.rating, reviewsCount: row.reviews_count } };

/** The kind of sizes, where they are not clothing sizes. */
export function sizeKind(sizeIds: readonly string[]): Pick<ProductCard, 'sizeKind'> {
  const kind = sizeKindOf(sizeIds);
  return kind === 'clothing' ? {} : { sizeKind: kind };
}

/** Labels of the sizes in stock; none for one-size products. */
function sizesInStock({ sizes, sizes_in_stock: inStock }: CardRow, { edition, country }: Reader) {
  if (sizes < 2 || inStock.length === 0) return {};
  const reader = { edition, countryCode: country };
  return { sizesInStock: inStock.toSorted(compareSizes).map((size) => sizeLabel(size, reader)) };
}

/** A card in the first of the preferred colours, else in the product's first. */
export function toCard(row: CardRow, reader: Reader, families: readonly string[]): ProductCard {
  const shown = row.colors.find(({ family }) => families.includes(family)) ?? row.colors[0];
  return {
    id: row.id,
    masterId: row.id,
    name: row.name,
    kindLabel: row.kind_label,
    url: productPath(row.slug, row.id),
    image: {
      src: picturePath(row.id, shown?.id ?? 'default', 'front'),
      alt: shown ? `${row.name}, ${shown.label}` : row.name,
    },
    price: priceOf(row, reader.currency),
    colors: row.colors.slice(0, MAX_COLORS).map(({ id, label, hex }, index) => ({
      id,
      label,
      hex,
      defaultColor: index === 0,
      image: picturePath(row.id, id, 'front'),
    })),
    ...badgeOf(row.badge, reader),
    ...scarcityOf(row.sizes, row.sizes_in_stock.length, reader),
    ...ratingOf(row),
    ...sizeKind(row.first_size === null ? [] : [row.first_size]),
    available: row.sizes_in_stock.length > 0,
    ...sizesInStock(row, reader),
  };
}

/** The colours that have the card's price. */
const isCheapestColor = (currency: Reader['currency']) => sql`past.color_id in (
  select cp.color_id from color_price cp
    where cp.product_id = p.id and cp.currency = ${currency} and cp.current = pp.current)`;

/** Rows of products with a text and a price for the reader, unordered. */
export async function findCardRows(
  db: Executor,
  ids: readonly string[],
  reader: Pick<Reader, 'edition' | 'currency'>,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<CardRow>(sql`
    select p.id, p.slug, ${BADGE} as badge, p.rating, p.reviews_count, cardinality(p.sizes) as sizes, p.sizes[1] as first_size,
      to_json(p.sizes_in_stock) as sizes_in_stock, t.name,
      t.kind_label, pp.current, pp.original, pp.high_current, pp.high_original,
      case when pp.original > pp.current then
        ${lowestPriceBefore(sql`p.id`, isCheapestColor(reader.currency), reader.currency)} end as lowest,
      (select coalesce(json_agg(json_build_object('id', y.color_id, 'hex', y.hex, 'family', y.family,
          'label', ${labelOf(sql`y.labels`, reader.edition)}) order by y.position), '[]'::json)
        from product_color y where y.product_id = p.id) as colors
    from product p
    join product_price pp on pp.product_id = p.id and pp.currency = ${reader.currency}
    join lateral ${textOf('product_text', sql`x.product_id = p.id`, reader.edition)} t on true
    where p.id = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)))`);
  return rows;
}

/** Cards in the order of the ids. */
export async function findCards(
  db: Executor,
  ids: readonly string[],
  reader: Reader,
): Promise<ProductCard[]> {
  const rows = await findCardRows(db, ids, reader);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, reader, [])]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
