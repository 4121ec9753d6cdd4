import { generateProducts } from '@haberdash/demo-shop/product-generator.ts';

import type { Books } from './books.ts';

/** Products in the provider's feed. */
const FEED = 400;
const MOST = 24;

export interface RecommendationQuery {
  readonly strategy: string;
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
  /** A visitor gets an order of their own. */
  readonly customerId?: string | undefined;
}

/** A product in the feed. */
interface Fed {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly kind: string;
  readonly gender: string;
  readonly categoryId: string;
  readonly categories: readonly string[];
  readonly cents: number;
  readonly popularity: number;
}

let feed: readonly Fed[] | undefined;

/** Read once per process: it takes longer than a page waits. */
const readFeed = (): readonly Fed[] =>
  (feed ??= Array.from(generateProducts(FEED), (product) => ({
    id: product.id,
    title: product.copies[0]?.name ?? product.id,
    path: `/p/${product.slug}-${product.id}`,
    kind: product.kind,
    gender: product.gender,
    categoryId: product.categoryId,
    categories: product.categoryIds,
    cents: product.colors[0]?.prices['USD']?.current ?? 0,
    popularity: product.popularity,
  })).toSorted((a, b) => b.popularity - a.popularity || a.id.localeCompare(b.id)));

const SMALL_CENTS = 5_000;

/** The best of each kind before a second one of any. */
function varied(products: readonly Fed[]): readonly Fed[] {
  const turns = new Map<string, number>();
  const placed = products.map((product) => {
    const turn = turns.get(product.kind) ?? 0;
    turns.set(product.kind, turn + 1);
    return { product, turn };
  });
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ product }) => product);
}

const fits = (a: Fed, b: Fed): boolean =>
  b.gender === 'unisex' || a.gender === 'unisex' || a.gender === b.gender;

/** The products of a strategy, best first; beside an unknown product, the popular ones. */
function choose(
  all: readonly Fed[],
  { strategy, productId, categoryId }: RecommendationQuery,
): readonly Fed[] {
  const about = all.find(({ id }) => id === productId);
  const others = all.filter(({ id }) => id !== productId);
  if (about !== undefined && strategy === 'alternatives')
    return others
      .filter((one) => one.categoryId === about.categoryId)
      .toSorted((a, b) => Math.abs(a.cents - about.cents) - Math.abs(b.cents - about.cents));
  if (about !== undefined && strategy === 'worn-with')
    return varied(others.filter((one) => one.kind !== about.kind && fits(about, one)));
  if (strategy === 'small-extras') return varied(others.filter(({ cents }) => cents <= SMALL_CENTS));
  return varied(
    categoryId === undefined ? others : others.filter(({ categories }) => categories.includes(categoryId)),
  );
}

const PERSONAL = 48;

/** The best products, beginning at a place that the visitor's id gives. */
function turned(products: readonly Fed[], customerId: string | undefined): readonly Fed[] {
  if (customerId === undefined) return products;
  const best = products.slice(0, PERSONAL);
  const start = 1 + ((Number.parseInt(customerId.slice(-6), 16) || 0) % 23);
  return [...best.slice(start), ...best.slice(0, start)];
}

/** Deterministic recommendations with a token per product. */
export function sandboxRecommender(books: Books) {
  const all = readFeed();
  const addFeedback = books.prepare(
    'insert into recommendation_feedback (token, event, times) values (?, ?, 1) on conflict (token, event) do update set times = times + 1',
  );
  return {
    recommend: (requested: RecommendationQuery) =>
      turned(choose(all, requested), requested.customerId)
        .slice(0, MOST)
        .map(({ id, title, path }) => ({
          id,
          title,
          url: path,
          recToken: `${requested.strategy}.${requested.productId ?? requested.categoryId ?? 'all'}.${id}`,
        })),
    /** Counts impressions and clicks. */
    tell(event: 'seen' | 'clicked', tokens: readonly string[]): void {
      for (const token of tokens) addFeedback.run(token, event);
    },
  };
}

export type SandboxRecommender = ReturnType<typeof sandboxRecommender>;
