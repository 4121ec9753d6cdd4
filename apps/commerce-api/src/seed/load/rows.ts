import { ONLINE_LOCATION } from '../../domains/catalogue/index.ts';
import { CURRENCIES, type Currency } from '../../shared/money.ts';
import type { Row, SeedColor, SeedPrice, SeedProduct } from '../seed-source.ts';

export const productRow = (product: SeedProduct): Row => ({
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
  stores_in_stock: [
    ...new Set(product.inStores.filter(({ quantity }) => quantity > 0).map(({ storeId }) => storeId)),
  ],
  status: product.status,
  sold_as: product.soldAs ?? 'goods',
  created_at: product.createdAt.toISOString(),
  rating: averageScore(product),
  reviews_count: product.reviews.length,
  popularity: product.popularity,
  discount_percent: discountOf(product),
  badge: product.badge ?? null,
  picture: product.colors[0]?.picture ?? null,
});

/** The largest reduction in per cent, as the triggers compute it. */
export function discountOf(product: Pick<SeedProduct, 'colors' | 'currencies'>): number {
  const percents = product.colors.flatMap((color) =>
    currenciesOf(product).map((currency) => {
      const { current, original } = priceIn(color, currency);
      return current < original ? Math.max(1, Math.round((100 * (original - current)) / original)) : 0;
    }),
  );
  return Math.max(0, ...percents);
}

/** Mean review score to one decimal. */
export function averageScore(product: Pick<SeedProduct, 'reviews'>): number {
  if (product.reviews.length === 0) return 0;
  const sum = product.reviews.reduce((total, { score }) => total + score, 0);
  return Math.round((sum / product.reviews.length) * 10) / 10;
}

export const textRows = (product: SeedProduct): Row[] =>
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
    keywords: copy.keywords,
  }));

export const colorRows = (product: SeedProduct): Row[] =>
  product.colors.map(({ way, position, picture }) => ({
    product_id: product.id,
    color_id: way.id,
    labels: way.labels,
    hex: way.base,
    family: way.family,
    picture,
    position,
  }));

export const variantRows = (product: SeedProduct): Row[] =>
  product.variants.map((variant) => ({
    id: variant.id,
    product_id: product.id,
    upc: variant.upc,
    color_id: variant.colorId,
    size_id: variant.sizeId,
    size_position: variant.sizePosition,
    max_qty: variant.maxQty,
  }));

type Priced = Pick<SeedProduct, 'id' | 'colors' | 'currencies'>;

/** The currencies of the shop in which every colour has a price. */
const currenciesOf = ({
  colors,
  currencies = CURRENCIES,
}: Pick<Priced, 'colors' | 'currencies'>): readonly Currency[] =>
  currencies.filter(
    (currency) => CURRENCIES.includes(currency) && colors.every(({ prices }) => prices[currency]),
  );

function priceIn({ way, prices }: SeedColor, currency: Currency): SeedPrice {
  const price = prices[currency];
  if (price === undefined) throw new TypeError(`The colour ${way.id} has no price in ${currency}.`);
  return price;
}

export const colorPriceRows = (product: Priced): Row[] =>
  product.colors.flatMap((color) =>
    currenciesOf(product).map((currency) => {
      const { current, original } = priceIn(color, currency);
      return { product_id: product.id, color_id: color.way.id, currency, current, original };
    }),
  );

export const pastPriceRows = (product: Priced): Row[] =>
  product.colors.flatMap((color) =>
    currenciesOf(product).flatMap((currency) =>
      priceIn(color, currency).past.map((past) => ({
        product_id: product.id,
        color_id: color.way.id,
        currency,
        ...past,
      })),
    ),
  );

function priceRange(product: Priced, currency: Currency): Row {
  const pairs = product.colors
    .map((color) => priceIn(color, currency))
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

export const productPriceRows = (product: Priced): Row[] =>
  currenciesOf(product).map((currency) => priceRange(product, currency));

export const stockRows = (product: SeedProduct): Row[] => [
  ...product.variants.map(({ id, quantity }) => ({
    variant_id: id,
    location: ONLINE_LOCATION,
    quantity,
  })),
  ...product.inStores.map(({ variantId, storeId, quantity }) => ({
    variant_id: variantId,
    location: storeId,
    quantity,
  })),
];

export const reviewRows = (product: SeedProduct): Row[] =>
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
    unhelpful: 0,
    state: 'published',
    version: 1,
  }));

export const questionRows = ({ id: productId, questions }: SeedProduct): Row[] =>
  questions.map(({ id, language, text, author, askedAt }) => ({
    id,
    product_id: productId,
    language,
    // No notification is sent for these.
    locale: '',
    text,
    author,
    asked_at: askedAt.toISOString(),
    state: 'published',
  }));

export const answerRows = ({ questions }: SeedProduct): Row[] =>
  questions.map(({ id: questionId, answer: { id, text, author, answeredOn, helpful } }) => ({
    id,
    question_id: questionId,
    text,
    author,
    answered_on: answeredOn,
    from_brand: true,
    helpful,
    unhelpful: 0,
  }));
