import type { ProductDetails } from '@haberdash/api-client/products';
import { sql } from 'drizzle-orm';

import { giftCardWorth } from '../../ledger/index.ts';
import { freeShippingFrom, methodOfKind, methodsFor, methodTerms } from '../delivery/rules/methods.ts';
import { deliveryTime, methodLabel } from '../delivery/view.ts';
import { expressMethods } from '../../../shared/countries/providers.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { toMajor } from '../../../shared/money.ts';
import { formatText } from '../../../shared/text.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { PRODUCT_VIEWS, TURN_VIEWS, type PicturedProduct } from '../../../providers/pictures/provider.ts';
import { BADGE, badgeOf, priceOf, ratingOf, scarcityOf, sizeKind, type Reader } from '../catalogue/cards.ts';
import { labelOf, textOf } from '../catalogue/edition-text.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import type { SOLD_AS } from '../catalogue/schema.ts';
import { lowestPriceBefore } from '../catalogue/lowest-price.ts';
import { catalogueMessages } from '../catalogue/messages.ts';
import { picturePath, productPath } from '../catalogue/paths.ts';
import { compareSizes, sizeLabel } from '../catalogue/sizes.ts';
import { stockStateOf } from '../catalogue/stock-state.ts';

interface ProductRow extends Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly sold_as: (typeof SOLD_AS)[number];
  readonly primary_category_id: string;
  readonly badge: string | null;
  readonly rating: number;
  readonly reviews_count: number;
  readonly name: string;
  readonly kind_label: string;
  readonly description: string;
  readonly features: string[];
  readonly materials: string[];
  readonly care: string[];
  readonly fit: string | null;
  readonly current: number | null;
  readonly original: number | null;
  readonly high_current: number | null;
  readonly high_original: number | null;
  readonly colors: readonly { id: string; label: string; hex: string; picture: unknown }[];
  readonly sold_in: ProductDetails['soldIn'];
}

interface VariantRow extends Record<string, unknown> {
  readonly id: string;
  readonly upc: string;
  readonly color_id: string;
  readonly size_id: string;
  readonly max_qty: number;
  readonly current: number;
  readonly original: number;
  /** Lowest price of the last 30 days; null without a record. */
  readonly lowest: number | null;
  readonly quantity: number;
}

/** A product by its own code or a variant's. */
async function findProduct(
  db: Executor,
  id: string,
  { edition, currency }: Reader,
): Promise<ProductRow | undefined> {
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, p.slug, p.status, p.sold_as, p.primary_category_id, ${BADGE} as badge, p.rating, p.reviews_count, t.name, t.kind_label, t.description,
      t.features, t.materials, t.care, t.fit, pp.current, pp.original, pp.high_current, pp.high_original,
      (select coalesce(json_agg(json_build_object('id', c.color_id, 'hex', c.hex, 'picture', c.picture,
        'label', ${labelOf(sql`c.labels`, edition)}) order by c.position), '[]'::json)
        from product_color c where c.product_id = p.id) as colors,
      (select coalesce(json_agg(each.currency order by each.currency), '[]'::json)
        from product_price each where each.product_id = p.id) as sold_in
    from product p
    join lateral ${textOf('product_text', sql`x.product_id = p.id`, edition)} t on true
    left join product_price pp on pp.product_id = p.id and pp.currency = ${currency}
    where p.id = ${id} or p.id = (select product_id from variant where id = ${id})`);
  return rows[0];
}

async function findVariants(db: Executor, productId: string, { currency }: Reader): Promise<VariantRow[]> {
  const { rows } = await db.execute<VariantRow>(sql`
    select v.id, v.upc, v.color_id, v.size_id, v.max_qty, cp.current, cp.original, coalesce(s.quantity, 0) as quantity,
      ${lowestPriceBefore(sql`v.product_id`, sql`past.color_id = v.color_id`, currency)} as lowest
    from variant v
    join color_price cp on cp.product_id = v.product_id and cp.color_id = v.color_id and cp.currency = ${currency}
    left join stock s on s.variant_id = v.id and s.location = 'online'
    where v.product_id = ${productId}
    order by v.size_position, v.id`);
  return rows;
}

export interface KnownPictures {
  readonly views: readonly string[];
  /** It has pictures from all sides. */
  readonly canTurn: boolean;
}

export type PicturesOf = (product: PicturedProduct) => Promise<KnownPictures>;

/** The first view always has an image. */
const FIRST_VIEW = PRODUCT_VIEWS[0];

const colorsOf = (
  product: ProductRow,
  variants: readonly VariantRow[],
  picturesOf: PicturesOf,
): Promise<ProductDetails['colors']> =>
  Promise.all(
    product.colors.map(async (color, index) => {
      const { id: colorId, picture: description } = color;
      const { views, canTurn } = await picturesOf({ productCode: product.id, colorId, description });
      return {
        ...colorOf(variants, color, index),
        images: (views.length === 0 ? [FIRST_VIEW] : views).map((view) => ({
          src: picturePath(product.id, colorId, view),
          alt: `${product.name}, ${color.label}`,
        })),
        ...(canTurn ? { turn: TURN_VIEWS.map((view) => picturePath(product.id, colorId, view)) } : {}),
      };
    }),
  );

function colorOf(
  variants: readonly VariantRow[],
  { id, label, hex }: ProductRow['colors'][number],
  index: number,
): Omit<ProductDetails['colors'][number], 'images'> {
  return {
    id,
    label,
    hex,
    defaultColor: index === 0,
    available: variants.some((variant) => variant.color_id === id && variant.quantity > 0),
  };
}

function sizesOf(variants: readonly VariantRow[], { edition, country }: Reader): ProductDetails['sizes'] {
  const ids = [...new Set(variants.map(({ size_id }) => size_id))].toSorted(compareSizes);
  return ids.map((id) => ({
    id,
    label: sizeLabel(id, { edition, countryCode: country }),
    available: variants.some(({ size_id, quantity }) => size_id === id && quantity > 0),
  }));
}

const toVariant = (
  variant: VariantRow,
  currency: Reader['currency'],
): ProductDetails['variants'][number] => ({
  productId: variant.id,
  upc: variant.upc,
  colorId: variant.color_id,
  sizeId: variant.size_id,
  price: {
    currency,
    current: toMajor(variant.current),
    original: toMajor(variant.original),
    ...(variant.lowest === null || variant.original === variant.current
      ? {}
      : { lowestPrice30Days: toMajor(variant.lowest) }),
  },
  ...stockStateOf(variant.quantity),
  maxQty: Math.max(1, Math.min(variant.max_qty, variant.quantity)),
});

function soldAsOf(
  { sold_as: soldAs }: ProductRow,
  { currency }: Reader,
): Pick<ProductDetails, 'isCustoms' | 'isDigitalProduct' | 'giftCardWorth'> {
  if (soldAs === 'custom') return { isCustoms: true };
  if (soldAs !== 'gift-card') return {};
  const [least, most] = giftCardWorth(currency);
  return { isDigitalProduct: true, giftCardWorth: { least: toMajor(least), most: toMajor(most) } };
}

/** The cheapest delivery method of a product. */
function methodOf({ sold_as: soldAs }: ProductRow, { country, currency }: Reader, nowMs: number) {
  if (soldAs === 'gift-card') return methodOfKind('digital', country, currency, nowMs);
  if (soldAs === 'custom') return methodOfKind('customs', country, currency, nowMs);
  return methodsFor(country, undefined, currency, nowMs).findLast(({ code }) => code === 'standard');
}

function deliveryPromiseOf(
  product: ProductRow,
  reader: Reader,
  nowMs: number,
): ProductDetails['deliveryPromise'] {
  const { country, currency, edition, locale } = reader;
  const method = methodOf(product, reader, nowMs);
  const label = method
    ? formatText(catalogueMessages.delivery, edition, {
        name: methodLabel(method, edition),
        time: deliveryTime(method, locale),
      })
    : '';
  const market = marketOf(country);
  if (product.sold_as === 'gift-card' || market === undefined) return { label };
  const terms = methodTerms(market, currency).find(({ code }) => code === 'standard');
  const { returnDays } = market;
  return {
    label,
    freeFrom: toMajor(freeShippingFrom(currency)),
    ...(terms && method?.code === terms.code
      ? { cost: toMajor(terms.price), days: { from: terms.days[0], to: terms.days[1] } }
      : {}),
    returns: formatText(catalogueMessages.returns, edition, { days: String(returnDays) }),
    returnDays,
  };
}

interface DetailsParts {
  readonly tree: CategoryTree;
  readonly picturesOf: PicturesOf;
  readonly nowMs: number;
}

/** Product details; 404 for an unknown one or a draft, 410 with a category for a withdrawn one. */
export async function getProductDetails(
  db: Executor,
  id: string,
  reader: Reader,
  { tree, picturesOf, nowMs }: DetailsParts,
): Promise<ProductDetails> {
  const product = await findProduct(db, id, reader);
  if (product === undefined || product.status === 'draft') throw new ServiceError('API404');
  if (product.status === 'gone')
    throw new ServiceError('INV700', { additionalInfo: { categoryId: product.primary_category_id } });
  const variants = await findVariants(db, product.id, reader);
  const { current, original, high_current, high_original } = product;
  if (
    variants.length === 0 ||
    current === null ||
    original === null ||
    high_current === null ||
    high_original === null
  ) {
    throw new ServiceError('API404');
  }
  const sizes = sizesOf(variants, reader);
  return {
    id: product.id,
    masterId: product.id,
    styleId: product.id,
    name: product.name,
    kindLabel: product.kind_label,
    url: productPath(product.slug, product.id),
    slug: product.slug,
    description: product.description,
    features: product.features,
    materials: product.materials,
    care: product.care,
    ...(product.fit === null ? {} : { fit: product.fit }),
    ...badgeOf(product.badge, reader),
    ...scarcityOf(sizes.length, sizes.filter(({ available }) => available).length, reader),
    ...ratingOf(product),
    price: priceOf({ current, original, high_current, high_original, lowest: null }, reader.currency),
    colors: await colorsOf(product, variants, picturesOf),
    ...sizeKind(sizes.map((size) => size.id)),
    sizes,
    variants: variants.map((variant) => toVariant(variant, reader.currency)),
    breadcrumbs: tree.breadcrumbsOf(product.primary_category_id),
    soldIn: product.sold_in,
    deliveryPromise: deliveryPromiseOf(product, reader, nowMs),
    ...soldAsOf(product, reader),
    expressPaymentMethods: expressMethods(current, marketOf(reader.country)?.providers ?? {}),
  };
}
