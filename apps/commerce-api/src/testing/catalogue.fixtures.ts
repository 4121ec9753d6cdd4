import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';
import {
  ONLINE_LOCATION,
  product,
  productColor,
  productText,
  stock,
  variant,
  colorPrice,
} from '../domains/catalogue/catalogue/schema.ts';
import { coupon, promotion } from '../domains/shopping/cart/promotion-schema.ts';

/** A variant for a test; other data is generated. */
export interface VariantFixture {
  readonly id?: string;
  readonly stock?: number;
  readonly price?: number;
  readonly maxQty?: number;
  readonly status?: 'active' | 'gone';
  readonly categoryIds?: string[];
  readonly soldAs?: (typeof product.$inferSelect)['soldAs'];
}

const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'] as const;

/** Adds a sold variant with its own product; returns its id. */
export async function sellVariant(
  { read: db }: Pick<Database, 'read'>,
  fixture: VariantFixture = {},
): Promise<string> {
  const id = fixture.id ?? 'NF0A1B2CRED';
  const productId = id.slice(0, 8);
  const price = fixture.price ?? 5_000;
  const picture = sql`'{}'::jsonb`;
  await db.insert(product).values({
    id: productId,
    slug: 'trail-shoe',
    kind: 'trail-shoe',
    gender: 'women',
    primaryCategoryId: '140000',
    categoryIds: fixture.categoryIds ?? ['100000', '140000'],
    status: fixture.status ?? 'active',
    soldAs: fixture.soldAs ?? 'goods',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    picture,
  });
  const text = { kindLabel: 'Shoe', description: '', features: [], materials: [], care: [], productId };
  await db.insert(productText).values([
    { ...text, language: 'en', name: 'Trail shoe' },
    { ...text, language: 'fr', name: 'Chaussure de trail' },
  ]);
  await db.insert(productColor).values({
    productId,
    colorId: 'RED',
    labels: { en: 'Red', fr: 'Rouge' },
    hex: '#aa0000',
    family: 'red',
    picture,
    position: 1,
  });
  await db.insert(variant).values({
    id,
    productId,
    upc: `72${Array.from(id, (sign) => sign.charCodeAt(0) % 10).join('')}`.slice(0, 12),
    colorId: 'RED',
    sizeId: 'M',
    sizePosition: 1,
    maxQty: fixture.maxQty ?? 10,
  });
  await db.insert(colorPrice).values(
    CURRENCIES.map((currency) => ({
      productId,
      colorId: 'RED',
      currency,
      current: price,
      original: price,
    })),
  );
  await db.insert(stock).values({ variantId: id, location: ONLINE_LOCATION, quantity: fixture.stock ?? 10 });
  return id;
}

/** Adds a promotion with a code, by default ten per cent off. */
export async function offerCoupon(
  { read: db }: Pick<Database, 'read'>,
  code: string,
  rest: Partial<typeof coupon.$inferInsert> & {
    readonly promotion?: Partial<typeof promotion.$inferInsert>;
  } = {},
): Promise<void> {
  const { promotion: overrides, ...couponRest } = rest;
  const id = `promotion-${code.toLowerCase()}`;
  await db.insert(promotion).values({
    id,
    kind: 'percentage',
    level: 'ORDER',
    percent: 10,
    names: {
      en: '10% off',
      fr: '10 % de remise',
      de: '10 % Rabatt',
      es: '10 % de descuento',
      it: '10% di sconto',
    },
    categoryIds: [],
    excludedProductIds: [],
    ...overrides,
  });
  await db.insert(coupon).values({ code, promotionId: id, ...couponRest });
}

/** Stock of a variant, by default in the warehouse. */
export async function stockOf(
  { read: db }: Pick<Database, 'read'>,
  variantId: string,
  location = ONLINE_LOCATION,
): Promise<number> {
  const { rows } = await db.execute<{ quantity: number }>(
    sql`select quantity from stock where variant_id = ${variantId} and location = ${location}`,
  );
  return rows[0]?.quantity ?? 0;
}

/** Sets the online stock of a variant. */
export async function setStock(
  { read: db }: Pick<Database, 'read'>,
  variantId: string,
  quantity: number,
): Promise<void> {
  await db
    .update(stock)
    .set({ quantity })
    .where(and(eq(stock.variantId, variantId), eq(stock.location, ONLINE_LOCATION)));
}
