import type {
  Currency,
  SeedColor,
  SeedPrice,
  SeedProduct,
  SeedVariant,
} from '@haberdash/commerce-api/seed/seed-source.ts';
import {
  type Audience,
  CUTS,
  type CutOf,
  type GarmentKind,
  type ProductPicture,
} from '@haberdash/demo-pictures/picture.ts';
import { languageOf } from '@haberdash/commerce-api/shared/text.ts';
import { activityWords } from './activity-words.ts';
import type { Gender } from './categories/category-spec.ts';
import { MAX_VARIANTS, productCode, upcOf, variantCode } from './codes.ts';
import { writeCopy } from './copy.ts';
import { kindOf, KINDS } from './kinds/index.ts';
import type { KindSpec, StyleSpec } from './kinds/kind-spec.ts';
import { modelWord } from './model-names.ts';
import { type Colorway, COLORWAYS } from './palette.ts';
import { CURRENCIES, pricePair } from './prices.ts';
import { type Random, randomOf, seedOf } from './random.ts';
import { writeQuestions } from './questions/write-questions.ts';
import { writeReviews } from './reviews/write-reviews.ts';
import { sizeRunOf } from './size-runs.ts';
import {
  CATEGORIES,
  type CategoryNode,
  crossCategoryOf,
  LEAF_CATEGORIES,
  NEW_CATEGORY_ID,
  SALE_CATEGORY_ID,
} from './taxonomy.ts';

/** The reference date of the demo data. */
export const SEED_EPOCH_MS = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const NEW_DAYS = 45;

/** A colour with its drawing. */
export interface ColorSeed extends SeedColor {
  readonly way: Colorway;
  readonly picture: ProductPicture;
}

/** A product independent of the shop's size, on which store stock depends. */
export interface ProductSeed extends Omit<SeedProduct, 'inStores'> {
  readonly index: number;
  readonly kind: GarmentKind;
  readonly gender: Gender;
  readonly colors: readonly ColorSeed[];
}

/** Lower for tents, which are per household. */
const maxQtyOf = (kind: GarmentKind): number => (kind === 'tent' ? 3 : 10);

interface Slot {
  readonly category: CategoryNode;
  readonly spec: KindSpec;
}

const GENDER_SHARE: Readonly<Record<Gender, number>> = { women: 1, men: 1, kids: 0.55, unisex: 1.1 };

/** One round of slots: every leaf gets its first product before any gets its second. */
function slotCycle(): readonly Slot[] {
  const shares = LEAF_CATEGORIES.flatMap((category) =>
    category.kinds.map((kind) => {
      const spec = kindOf(kind);
      return {
        category,
        spec,
        share: Math.max(2, Math.round(spec.weight * GENDER_SHARE[category.gender ?? 'unisex'])),
      };
    }),
  );
  const rounds = Math.max(...shares.map(({ share }) => share));
  return Array.from({ length: rounds }, (_, round) => shares.filter(({ share }) => share > round)).flat();
}

const CYCLE = slotCycle();
const kindNumber = new Map(KINDS.map((spec, index) => [spec.kind, index]));
const categoryById = new Map(CATEGORIES.map((node) => [node.id, node]));

/** How many products of the same kind precede this one. */
const ordinalsInCycle: readonly number[] = (() => {
  const seen = new Map<GarmentKind, number>();
  return CYCLE.map(({ spec }) => {
    const ordinal = seen.get(spec.kind) ?? 0;
    seen.set(spec.kind, ordinal + 1);
    return ordinal;
  });
})();
const perCycle = new Map(
  KINDS.map((spec) => [spec.kind, CYCLE.filter((slot) => slot.spec.kind === spec.kind).length]),
);

function ancestorsOf(category: CategoryNode): string[] {
  const ids: string[] = [];
  let node: CategoryNode | undefined = category;
  while (node) {
    ids.push(node.id);
    node = node.parentId === undefined ? undefined : categoryById.get(node.parentId);
  }
  return ids;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function pickColors(spec: KindSpec, random: Random): readonly Colorway[] {
  const suitable = COLORWAYS.filter((way) => spec.vivid || !way.vivid);
  const families = new Set<string>();
  const wanted = random.int(...spec.colors);
  const chosen: Colorway[] = [];
  for (const way of random.sample(suitable, suitable.length)) {
    if (chosen.length < wanted && !families.has(way.family)) {
      families.add(way.family);
      chosen.push(way);
    }
  }
  return chosen;
}

type StockLevel = 'normal' | 'scarce' | 'sold-out';

function quantityOf(level: StockLevel, random: Random): number {
  if (level === 'sold-out') return 0;
  const roll = random.next();
  if (level === 'scarce') return roll < 0.55 ? 0 : random.int(1, 3);
  if (roll < 0.08) return 0;
  return roll < 0.18 ? random.int(1, 3) : random.int(6, 90);
}

function buildVariants(
  index: number,
  code: string,
  colors: readonly Colorway[],
  sizes: readonly string[],
  level: StockLevel,
  maxQty: number,
  random: Random,
): SeedVariant[] {
  const variants = colors.flatMap((color, colorPosition) =>
    sizes.map((sizeId, sizePosition): SeedVariant => {
      const ordinal = colorPosition * sizes.length + sizePosition;
      return {
        id: variantCode(code, ordinal),
        upc: upcOf(index, ordinal),
        colorId: color.id,
        sizeId,
        sizePosition,
        quantity: quantityOf(level, random),
        maxQty,
      };
    }),
  );
  if (variants.length > MAX_VARIANTS) throw new Error(`Product ${code} has too many variants`);
  return variants;
}

/** The cut of a style, by its noun; throws if there is none. */
function cutNamed(kind: GarmentKind, noun: string): CutOf<GarmentKind> {
  const cut = CUTS[kind].find((entry) => entry === slugOf(noun));
  if (cut === undefined) throw new Error(`No cut of ${kind} is drawn for ${noun}`);
  return cut;
}

function buildColors(
  code: string,
  spec: KindSpec,
  cut: CutOf<GarmentKind>,
  gender: Gender,
  ways: readonly Colorway[],
  usd: number,
  discounts: readonly number[],
): ColorSeed[] {
  const audience: Audience = gender === 'unisex' ? 'men' : gender;
  return ways.map((way, position) => ({
    way,
    position,
    picture: {
      kind: spec.kind,
      cut,
      audience,
      seed: seedOf(code),
      base: way.base,
      accent: way.accent,
      trim: way.trim,
    },
    prices: Object.fromEntries(
      CURRENCIES.map((currency) => [currency, pricePair(usd, currency, discounts[position] ?? 0)]),
    ) as Record<Currency, SeedPrice>,
  }));
}

/** None for most; otherwise all colours, or all but the first. */
function discountsOf(count: number, isNew: boolean, random: Random): readonly number[] {
  const reduced = random.chance(isNew ? 0.02 : 0.19);
  const percent = random.weighted([
    [20, 3],
    [25, 2],
    [30, 3],
    [40, 2],
    [50, 1],
  ]);
  const keepsFirst = count > 1 && random.chance(0.3);
  return Array.from({ length: count }, (_, position) =>
    reduced && !(keepsFirst && position === 0) ? percent : 0,
  );
}

/** Reduced products have the sale badge by their price instead. */
function badgeOf(
  discount: number,
  isNew: boolean,
  popularity: number,
  tags: readonly string[],
  random: Random,
): string | undefined {
  if (discount > 0) return undefined;
  if (isNew) return 'NEW';
  if (popularity > 930) return 'BESTSELLER';
  return tags.includes('recycled') && random.chance(0.6) ? 'RECYCLED' : undefined;
}

/** A style of the kind; children get the first one instead of those for adults. */
function styleFor({ styles }: KindSpec, gender: Gender, random: Random): StyleSpec {
  const picked = random.pick(styles);
  const isForAdults = ({ tags }: StyleSpec): boolean => tags.includes('adults');
  if (gender !== 'kids' || !isForAdults(picked)) return picked;
  return styles.find((style) => !isForAdults(style)) ?? picked;
}

function usdOf(spec: KindSpec, gender: Gender, ordinal: number, random: Random): number {
  const [low, high] = spec.price;
  const usd = low + (high - low) * Math.min(1, ((ordinal % 7) / 7 + random.next()) / 1.9);
  return gender === 'kids' ? usd * 0.52 : usd;
}

/** The n-th product, independent of the shop's size, except that reviews thin out beyond 2,000. */
export function generateProduct(index: number): ProductSeed {
  const slotIndex = index % CYCLE.length;
  const slot = CYCLE[slotIndex];
  if (slot === undefined) throw new Error('The cycle of categories is empty');
  const { category, spec } = slot;
  const gender = category.gender ?? 'unisex';
  const random = randomOf(`product:${index}`);
  const ordinal =
    Math.floor(index / CYCLE.length) * (perCycle.get(spec.kind) ?? 1) + (ordinalsInCycle[slotIndex] ?? 0);
  const id = productCode(index);
  const style = styleFor(spec, gender, random);
  const name = `${modelWord(ordinal, kindNumber.get(spec.kind) ?? 0)} ${style.noun}`;
  const ageDays = random.chance(0.1) ? random.int(2, NEW_DAYS - 1) : random.int(NEW_DAYS + 1, 900);
  const isNew = ageDays < NEW_DAYS;
  const popularity = Math.round(1000 * random.next() ** 1.4);
  const ways = pickColors(spec, random);
  const discounts = discountsOf(ways.length, isNew, random);
  const discountPercent = Math.max(...discounts);
  const level = random.weighted<StockLevel>([
    ['normal', 92],
    ['scarce', 6],
    ['sold-out', 2],
  ]);
  const status = index > 60 && random.chance(0.015) ? 'gone' : 'active';
  const sizes = sizeRunOf(spec.sizes, gender, random);
  const crossIds = [...(isNew ? [NEW_CATEGORY_ID] : []), ...(discountPercent > 0 ? [SALE_CATEGORY_ID] : [])];
  const activities = random.sample(spec.activities, random.int(1, Math.min(3, spec.activities.length)));
  return {
    index,
    id,
    slug: slugOf(name),
    kind: spec.kind,
    gender,
    status,
    popularity,
    categoryId: category.id,
    categoryIds: [
      ...ancestorsOf(category),
      ...crossIds.flatMap((cross) => [cross, crossCategoryOf(cross, gender)]),
    ],
    activities,
    createdAt: new Date(SEED_EPOCH_MS - ageDays * DAY_MS - random.int(0, DAY_MS - 1)),
    badge: badgeOf(discountPercent, isNew, popularity, style.tags, random),
    copies: writeCopy(spec, style, gender, name, random).map((copy) => ({
      ...copy,
      keywords: activities.map((id) => activityWords(id, languageOf(copy.language))),
    })),
    colors: buildColors(
      id,
      spec,
      cutNamed(spec.kind, style.noun),
      gender,
      ways,
      usdOf(spec, gender, ordinal, random),
      discounts,
    ),
    variants: buildVariants(index, id, ways, sizes, level, maxQtyOf(spec.kind), random),
    questions: writeQuestions({ index, productId: id, bank: spec.bank, ageDays, epochMs: SEED_EPOCH_MS }),
    reviews: writeReviews({
      index,
      productId: id,
      bank: spec.bank,
      tags: [...style.tags, spec.kind],
      popularity,
      ageDays,
      sizes,
      epochMs: SEED_EPOCH_MS,
    }),
  };
}

/** A generator, so that a hundred thousand products need no more memory than one. */
export function* generateProducts(count: number): Generator<ProductSeed> {
  for (let index = 0; index < count; index += 1) yield generateProduct(index);
}
