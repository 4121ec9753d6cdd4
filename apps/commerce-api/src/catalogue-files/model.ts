import type { Currency } from '../shared/money.ts';
import type { Edition } from '../shared/text.ts';
import type { Gender } from './derive/sizes.ts';

export const PRODUCT_STATUSES = ['active', 'draft', 'archived'] as const;
/** The status of a product by its word in files; the database calls archived ones gone. */
export const STATUS_IN_DATABASE = { active: 'active', draft: 'draft', archived: 'gone' } as const;

/** Texts of a product in one language; absent ones stay as they are. */
export interface TextInput {
  readonly name?: string;
  readonly kind_label?: string;
  readonly description?: string;
  readonly features?: readonly string[];
  readonly materials?: readonly string[];
  readonly care?: readonly string[];
  readonly fit?: string;
  readonly keywords?: readonly string[];
}

/** A price in minor units. */
export interface PriceInput {
  readonly current: number;
  readonly original: number;
}

/** The colour of a row; without id and name it is that of the known variant, or the only one. */
export interface ColorInput {
  readonly id?: string;
  readonly name?: string;
  readonly labels: Readonly<Partial<Record<Edition, string>>>;
  readonly family?: string;
  readonly hex?: string;
  readonly position?: number;
  readonly picture?: unknown;
  readonly prices: ReadonlyMap<Currency, PriceInput>;
}

/** A row of a variant; absent values stay as they are. */
export interface VariantInput {
  readonly row: number;
  readonly code?: string;
  readonly sku?: string;
  readonly barcode?: string;
  /** The id, else a name to derive it from. */
  readonly sizeId?: string;
  readonly sizeName?: string;
  readonly sizePosition?: number;
  readonly maxQuantity?: number;
  /** Units on the shelf by location. */
  readonly stock: ReadonlyMap<string, number>;
  readonly color: ColorInput;
}

/** What a file says about a product; absent values stay as they are. */
export interface ProductInput {
  readonly file: string;
  readonly row: number;
  readonly reference: string;
  readonly code?: string;
  readonly slug?: string;
  readonly kind?: string;
  readonly gender?: Gender;
  readonly categoryId?: string;
  readonly categoryIds?: readonly string[];
  readonly categoryPath?: readonly string[];
  readonly activities?: readonly string[];
  readonly status?: (typeof PRODUCT_STATUSES)[number];
  readonly soldAs?: string;
  readonly createdAt?: string;
  readonly popularity?: number;
  readonly badge?: string;
  readonly vendor?: string;
  readonly texts: ReadonlyMap<Edition, TextInput>;
  readonly variants: readonly VariantInput[];
  /** Rows of variants in the file, rejected ones too. */
  readonly rowCount: number;
}

/** What a file says about a category. */
export interface CategoryInput {
  readonly row: number;
  readonly id: string;
  readonly parentId?: string;
  readonly position?: number;
  readonly slug?: string;
  readonly scene?: string;
  readonly cutsAcross?: boolean;
  readonly saleGenders?: readonly string[];
  readonly texts: ReadonlyMap<Edition, Readonly<Partial<Record<'name' | 'title' | 'description', string>>>>;
}
