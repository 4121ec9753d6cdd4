import { searchDocument } from '../../search/document.ts';
import type { ProductSeed } from '@haberdash/demo-shop/product-generator.ts';
import { CURRENCIES, type SeedCurrency } from '@haberdash/demo-shop/prices.ts';
import { randomOf } from '@haberdash/demo-shop/random.ts';
import { STORES } from '@haberdash/demo-shop/stores-data.ts';
import { CATEGORIES } from '@haberdash/demo-shop/taxonomy.ts';
import { activityWords } from '@haberdash/demo-shop/activity-words.ts';

type Row = Readonly<Record<string, unknown>>;

const categoryById = new Map(CATEGORIES.map((node) => [node.id, node]));

export const productRow = (product: ProductSeed): Row => ({
  id: product.id,
  slug: product.slug,
  kind: product.kind,
  gender: product.gender,
  primary_category_id: product.categoryId,
  category_ids: product.categoryIds,
  activities: product.activities,
  families: [...new Set(product.colors.map(({ way }) => way.family))],
  sizes: [...new Set(product.variants.map(({ sizeId }) => sizeId))],
  sizes_in_stock: [
    ...new Set(product.variants.filter(({ quantity }) => quantity > 0).map(({ sizeId }) => sizeId)),
  ],
  status: product.status,
  created_at: product.createdAt.toISOString(),
  rating: averageScore(product),
  reviews_count: product.reviews.length,
  popularity: product.popularity,
  discount_percent: product.discountPercent,
  badge: product.badge ?? null,
  picture: product.colors[0]?.picture ?? null,
});

/** Mean score of the reviews that exist, to one decimal. */
export function averageScore(product: Pick<ProductSeed, 'reviews'>): number {
  if (product.reviews.length === 0) return 0;
  const sum = product.reviews.reduce((total, { score }) => total + score, 0);
  return Math.round((sum / product.reviews.length) * 10) / 10;
}

export const textRows = (product: ProductSeed): Row[] =>
  product.copies.map((copy) => ({
    product_id: product.id,
    language: copy.language,
    name: copy.name,
    kind_label: copy.kindLabel,
    description: copy.description,
    features: copy.features,
    materials: copy.materials,
    care: copy.care,
    fit: copy.fit ?? null,
  }));

export const colorRows = (product: ProductSeed): Row[] =>
  product.colors.map(({ way, position, picture }) => ({
    product_id: product.id,
    color_id: way.id,
    labels: way.labels,
    hex: way.base,
    family: way.family,
    picture,
    position,
  }));

export const variantRows = (product: ProductSeed): Row[] =>
  product.variants.map((variant) => ({
    id: variant.id,
    product_id: product.id,
    upc: variant.upc,
    color_id: variant.colorId,
    size_id: variant.sizeId,
    size_position: variant.sizePosition,
    max_qty: product.kind === 'tent' ? 3 : 10,
  }));

/** Prices by colour; the statement that writes them spreads each over the sizes of the colour. */
export const colorPriceRows = (product: ProductSeed): Row[] =>
  product.colors.flatMap(({ way, prices }) =>
    CURRENCIES.map((currency) => ({
      product_id: product.id,
      color_id: way.id,
      currency,
      ...prices[currency],
    })),
  );

function priceRange(product: ProductSeed, currency: SeedCurrency): Row {
  const pairs = product.colors
    .map(({ prices }) => prices[currency])
    .toSorted((a, b) => a.current - b.current);
  const [low] = pairs;
  const high = pairs.at(-1);
  return {
    currency,
    product_id: product.id,
    current: low?.current ?? 0,
    original: low?.original ?? 0,
    high_current: high?.current ?? 0,
    high_original: high?.original ?? 0,
  };
}

export const productPriceRows = (product: ProductSeed): Row[] =>
  CURRENCIES.map((currency) => priceRange(product, currency));

const PRODUCTS_PER_STORE = 36;

/** The warehouse has every variant; a store shows one colour of a few dozen products. */
export function stockRows(product: ProductSeed, shopSize: number): Row[] {
  const rows: Row[] = product.variants.map(({ id, quantity }) => ({
    variant_id: id,
    location: 'online',
    quantity,
  }));
  if (product.status === 'gone') return rows;
  const random = randomOf(`stores:${product.index}`);
  for (const store of STORES) {
    if (!random.chance(Math.min(1, PRODUCTS_PER_STORE / shopSize))) continue;
    const color = random.pick(product.colors);
    for (const variant of product.variants) {
      if (variant.colorId === color.way.id)
        rows.push({ variant_id: variant.id, location: store.id, quantity: random.int(0, 5) });
    }
  }
  return rows;
}

export const reviewRows = (product: ProductSeed): Row[] =>
  product.reviews.map((review) => ({
    id: review.id,
    product_id: product.id,
    language: review.language,
    title: review.title,
    text: review.text,
    score: review.score,
    author: review.author,
    created_on: review.createdOn,
    verified: review.verified,
    recommended: review.recommended,
    helpful: review.helpful,
    size: review.size ?? null,
  }));

/** What a search finds a product by, in every language. */
export const searchRows = (product: ProductSeed): Row[] =>
  product.copies.map((copy) => {
    const { language } = copy;
    const categories = product.categoryIds.flatMap((id) => categoryById.get(id)?.names[language] ?? []);
    return {
      product_id: product.id,
      language,
      document: searchDocument(
        {
          A: [copy.name, copy.kindLabel],
          B: categories,
          C: [
            ...product.colors.map(({ way }) => way.labels[language]),
            ...product.activities.map((id) => activityWords(id, language)),
          ],
          D: [...copy.features, ...copy.materials],
        },
        language,
      ),
    };
  });
