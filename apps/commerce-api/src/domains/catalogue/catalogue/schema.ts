import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

const emptyTextArray = sql`'{}'::text[]`;

/** The warehouse; every other location is a store id. */
export const ONLINE_LOCATION = 'online';

export const SOLD_AS = ['goods', 'gift-card', 'custom', 'gift'] as const;

/** A product; the arrays denormalise the facets, so that the listing index reads one table and the price. */
export const product = pgTable(
  'product',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    kind: text('kind').notNull(),
    gender: text('gender').notNull(),
    primaryCategoryId: text('primary_category_id').notNull(),
    categoryIds: text('category_ids').array().notNull(),
    activities: text('activities').array().notNull().default(emptyTextArray),
    families: text('families').array().notNull().default(emptyTextArray),
    sizes: text('sizes').array().notNull().default(emptyTextArray),
    sizesInStock: text('sizes_in_stock').array().notNull().default(emptyTextArray),
    /** Stores with any size in stock; maintained by a trigger, as the sizes are. */
    storesInStock: text('stores_in_stock').array().notNull().default(emptyTextArray),
    /** `draft` is not visible yet, `gone` no more. */
    status: text('status').notNull().default('active'),
    /** Decides the delivery: a gift card by mail, custom goods made to order, a gift only with others. */
    soldAs: text('sold_as', { enum: SOLD_AS }).notNull().default('goods'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    rating: doublePrecision('rating').notNull().default(0),
    reviewsCount: integer('reviews_count').notNull().default(0),
    popularity: integer('popularity').notNull().default(0),
    /** The largest reduction of any colour; maintained by a trigger. */
    discountPercent: smallint('discount_percent').notNull().default(0),
    badge: text('badge'),
    /** The key of the picture source. */
    picture: jsonb('picture').notNull(),
    /** The last transaction that changed the product, its price or its stock; maintained by triggers. */
    changedIn: xid8('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** The merchant's own id, where it is not the product code. */
    reference: text('reference'),
    /** Its brand in feeds; the shop's own without it. */
    vendor: text('vendor'),
  },
  (table) => [
    uniqueIndex('product_reference')
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    index('product_by_change').on(table.changedIn),
    index('product_category_ids').using('gin', table.categoryIds),
    index('product_by_popularity').on(table.status, table.popularity.desc(), table.id),
    index('product_by_age').on(table.status, table.createdAt.desc(), table.id),
    check('product_status', sql`${table.status} in ('draft', 'active', 'gone')`),
  ],
);

/** Deleted products; `*` means all. */
export const productRemoval = pgTable('product_removal', {
  productId: text('product_id').primaryKey(),
  removedIn: xid8('removed_in')
    .notNull()
    .default(sql`pg_current_xact_id()`),
});

export const productText = pgTable(
  'product_text',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    kindLabel: text('kind_label').notNull(),
    description: text('description').notNull(),
    features: jsonb('features').$type<string[]>().notNull(),
    materials: jsonb('materials').$type<string[]>().notNull(),
    care: jsonb('care').$type<string[]>().notNull(),
    fit: text('fit'),
    /** Additional search words. */
    keywords: jsonb('keywords').$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

/** A product colour; `labels` are per language, `hex` is the swatch. */
export const productColor = pgTable(
  'product_color',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    colorId: text('color_id').notNull(),
    labels: jsonb('labels').$type<Record<string, string>>().notNull(),
    hex: text('hex').notNull(),
    family: text('family').notNull(),
    /** The key of the picture source. */
    picture: jsonb('picture').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.colorId] })],
);

/** A product colour in a size. */
export const variant = pgTable(
  'variant',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    upc: text('upc').notNull(),
    colorId: text('color_id').notNull(),
    sizeId: text('size_id').notNull(),
    sizePosition: smallint('size_position').notNull(),
    maxQty: integer('max_qty').notNull().default(10),
    /** The merchant's own id. */
    sku: text('sku'),
  },
  (table) => [
    uniqueIndex('variant_sku')
      .on(table.sku)
      .where(sql`${table.sku} is not null`),
    uniqueIndex('variant_upc').on(table.upc),
    uniqueIndex('variant_choice').on(table.productId, table.colorId, table.sizeId),
  ],
);

/** The price of a product colour, in minor units of one currency. */
export const colorPrice = pgTable(
  'color_price',
  {
    productId: text('product_id').notNull(),
    colorId: text('color_id').notNull(),
    currency: text('currency').notNull(),
    current: integer('current').notNull(),
    original: integer('original').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.colorId, table.currency] }),
    foreignKey({
      columns: [table.productId, table.colorId],
      foreignColumns: [productColor.productId, productColor.colorId],
    }).onDelete('cascade'),
    check('color_price_order', sql`${table.current} > 0 and ${table.original} >= ${table.current}`),
  ],
);

/** Earlier prices of a colour; the last record ends on the day of the current price. */
export const pastPrice = pgTable(
  'past_price',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    colorId: text('color_id').notNull(),
    currency: text('currency').notNull(),
    price: integer('price').notNull(),
    since: date('since').notNull(),
    until: date('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.colorId, table.currency, table.since] }),
    check('past_price_price_check', sql`${table.price} > 0`),
    check('past_price_check', sql`${table.until} > ${table.since}`),
  ],
);

/** Lowest and highest price of a product's variants, for listings. */
export const productPrice = pgTable(
  'product_price',
  {
    currency: text('currency').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    current: integer('current').notNull(),
    original: integer('original').notNull(),
    highCurrent: integer('high_current').notNull(),
    highOriginal: integer('high_original').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.productId] })],
);

/** Quantity of a variant at a location; never negative, changed by conditional statements only. */
export const stock = pgTable(
  'stock',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    location: text('location').notNull().default(ONLINE_LOCATION),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.location] }),
    check('stock_quantity', sql`${table.quantity} >= 0`),
  ],
);

/** A node of the category tree; the id has six digits. */
export const category = pgTable('category', {
  id: text('id').primaryKey(),
  parentId: text('parent_id'),
  position: smallint('position').notNull(),
  slug: text('slug').notNull(),
  scene: text('scene').notNull(),
  /** Lists products of other categories by age or price, such as new arrivals and the sale. */
  cutsAcross: boolean('cuts_across').notNull().default(false),
  /** A sale category lists the reduced products of these genders, by a trigger. */
  saleGenders: text('sale_genders').array(),
});

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

/** The moderation state of a shopper's text. */
export const TEXT_STATES = ['submitted', 'published', 'rejected'] as const;

/** A review, in the language it was written in. */
export const review = pgTable(
  'review',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    score: smallint('score').notNull(),
    author: text('author').notNull(),
    createdOn: date('created_on').notNull(),
    verified: boolean('verified').notNull().default(false),
    recommended: boolean('recommended').notNull().default(true),
    helpful: integer('helpful').notNull().default(0),
    size: text('size'),
    unhelpful: integer('unhelpful').notNull().default(0),
    fit: text('fit', { enum: ['runs-small', 'true-to-size', 'runs-large'] }),
    /** Only published reviews are shown and counted. */
    state: text('state', { enum: TEXT_STATES }).notNull().default('published'),
    /** Subject of the writer's token. */
    writer: text('writer'),
    /** Increases when the review is rewritten. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('review_of_writer')
      .on(table.productId, table.writer)
      .where(sql`${table.writer} is not null`),
    index('review_of_person')
      .on(table.writer)
      .where(sql`${table.writer} is not null`),
    index('review_by_product').on(table.productId, table.createdOn.desc(), table.id),
    check('review_score', sql`${table.score} between 1 and 5`),
    check('review_version_check', sql`${table.version} >= 1`),
  ],
);

/** Opening hours of consecutive weekdays, 1 is Monday; days without an entry are closed. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
  readonly opens: string;
  readonly closes: string;
}

/** A day with exceptional hours; closed without hours. */
export interface SpecialDay {
  readonly date: string;
  readonly opens?: string;
  readonly closes?: string;
}

/** Services of a store, in display order. */
export const STORE_SERVICES = ['pickup', 'returns', 'repair', 'fitting', 'recycling'] as const;

export type StoreService = (typeof STORE_SERVICES)[number];

/** A store; its stock is in `stock` under its id. */
export const store = pgTable(
  'store',
  {
    id: text('id').primaryKey(),
    countryCode: text('country_code').notNull(),
    name: text('name').notNull(),
    addressLine1: text('address_line1').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    /** Code within its country, where taxes differ by province. */
    province: text('province'),
    phone: text('phone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
    /** The time zone of the opening hours; null where it is unknown. */
    timeZone: text('time_zone'),
    specialDays: jsonb('special_days').$type<SpecialDay[]>().notNull().default([]),
    services: jsonb('services').$type<StoreService[]>().notNull().default([]),
    /** The store accepts parcels from the warehouse for pickup. */
    takesParcels: boolean('takes_parcels').notNull().default(true),
  },
  (table) => [index('store_by_country').on(table.countryCode)],
);

/** A carrier's collection point. */
export const collectionPoint = pgTable(
  'collection_point',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    countryCode: text('country_code').notNull(),
    name: text('name').notNull(),
    addressLine1: text('address_line1').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    /** Code within its country, where taxes differ by province. */
    province: text('province'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
    /** Capacity of one parcel. */
    maxItems: integer('most_pieces').notNull(),
  },
  (table) => [index('collection_point_by_country').on(table.countryCode)],
);

/** The search words of a product in one language, folded and stemmed by our own rules. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    document: tsvector('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

/** Products whose search words have to be rebuilt; filled by triggers. */
export const searchQueue = pgTable('search_queue', { productId: text('product_id').primaryKey() });

/** The vocabulary of a language: stems for typos (`word`), phrases for suggestions (`phrase`). */
export const searchTerm = pgTable(
  'search_term',
  {
    language: text('language').notNull(),
    kind: text('kind').notNull(),
    term: text('term').notNull(),
    display: text('display').notNull(),
    weight: integer('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.kind, table.term] })],
);
