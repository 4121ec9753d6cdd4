import { sizeRank } from '../../domains/catalogue/index.ts';
import type { Edition } from '../../shared/text.ts';
import { colorIdOf, internalBarcode, productCodeOf, slugOf, variantCodeOf } from '../derive/codes.ts';
import { deriveColor, NO_FAMILY, ONE_COLOR, ONE_COLOR_LABELS, withFallback } from '../derive/colors.ts';
import { deriveSize, genderIn, isFootwear, rankOfOwnSize, type Gender } from '../derive/sizes.ts';
import { isRejected } from '../derive/parse-value.ts';
import type { Mapping } from '../mapping.ts';
import { STATUS_IN_DATABASE, type ProductInput, type TextInput, type VariantInput } from '../model.ts';
import type { Remark, Report } from '../report.ts';
import type { CategoryBook } from './category-book.ts';
import type { ColorRow, PriceRow, ProductRow, ProductState, ShelfRow, TextRow, VariantRow } from './state.ts';

/** The rows of a product after the import, without those that it does not touch. */
export interface ProductPlan {
  readonly input: ProductInput;
  readonly before: ProductState | undefined;
  readonly product: ProductRow;
  readonly texts: readonly TextRow[];
  readonly colors: readonly ColorRow[];
  readonly prices: readonly PriceRow[];
  readonly variants: readonly VariantRow[];
  /** `quantity` is the number of units on the shelf. */
  readonly shelves: readonly Pick<ShelfRow, 'variant_id' | 'location' | 'quantity'>[];
}

export interface PlanContext {
  readonly mapping: Mapping;
  readonly categories: CategoryBook;
  readonly report: Report;
  readonly now: Date;
}

const MOST = { colors: 12, sizes: 60, variants: 400 };
const DEFAULT_MAX_QUANTITY = 10;

/** Thrown for a product that cannot be imported; it is reported already. */
class ProductRejected extends Error {}

type Reject = (reason: string, suggestion: string, row?: number) => never;

function genderOf(input: ProductInput, before: ProductRow | undefined, { mapping }: PlanContext): Gender {
  const path = input.categoryPath ?? [];
  const mapped = mapping.genders[path.join(' > ')] ?? path.map((part) => mapping.genders[part]).find(Boolean);
  const names = [...input.texts.values()].map(({ name }) => name ?? '');
  // The database has only these.
  const known = before?.gender as Gender | undefined;
  return input.gender ?? mapped ?? known ?? genderIn(path.join(' ')) ?? genderIn(names.join(' ')) ?? 'unisex';
}

function categoriesOf(
  input: ProductInput,
  before: ProductRow | undefined,
  gender: Gender,
  { categories }: PlanContext,
  reject: Reject,
): { readonly primary: string; readonly all: readonly string[] } {
  // A product that is known keeps its place; only ids or a mapping move it.
  if (input.categoryId === undefined && input.categoryIds === undefined && before !== undefined)
    return { primary: before.primary_category_id, all: before.category_ids };
  let primary = input.categoryId ?? input.categoryIds?.[0];
  if (primary === undefined) {
    const path = input.categoryPath ?? [];
    if (path.length === 0)
      return reject(
        'the product has no category',
        'Fill the column of its type or category, or set category.',
      );
    const found = categories.find(path, gender);
    if ('reason' in found) return reject(found.reason, found.suggestion);
    primary = found.id;
  }
  const listed = input.categoryIds ?? categories.withParents(primary);
  const unknown = [primary, ...listed].find((id) => !categories.has(id));
  if (unknown !== undefined)
    return reject(`the shop has no category ${unknown}`, 'Import the category before, or correct the id.');
  // Triggers decide who is in the sale.
  const own = listed.filter((id) => !categories.isSale(id));
  const sale = (before?.category_ids ?? []).filter((id) => categories.isSale(id));
  return { primary, all: [...new Set([...(own.includes(primary) ? [] : [primary]), ...own, ...sale])] };
}

function productRow(
  input: ProductInput,
  state: ProductState | undefined,
  context: PlanContext,
  reject: Reject,
): ProductRow {
  const before = state?.product;
  const gender = genderOf(input, before, context);
  const { primary, all } = categoriesOf(input, before, gender, context, reject);
  const id = before?.id ?? input.code ?? productCodeOf(input.reference);
  if (input.code !== undefined && input.code !== id)
    reject(`the code of ${JSON.stringify(input.reference)} is ${id}`, 'Codes stay; leave it empty.');
  const kindWord = input.categoryPath?.at(-1);
  return {
    id,
    reference: input.reference === id ? null : input.reference,
    slug:
      input.slug ??
      before?.slug ??
      slugOf(input.texts.get('en')?.name ?? [...input.texts.values()][0]?.name ?? input.reference),
    kind:
      input.kind ?? before?.kind ?? slugOf(kindWord ?? context.categories.nameOf(primary, 'en')).slice(0, 40),
    gender,
    primary_category_id: primary,
    category_ids: all,
    activities: input.activities ?? before?.activities ?? [],
    status: input.status === undefined ? (before?.status ?? 'active') : STATUS_IN_DATABASE[input.status],
    sold_as: input.soldAs ?? before?.sold_as ?? 'goods',
    created_at: input.createdAt ?? before?.created_at ?? context.now.toISOString(),
    popularity: input.popularity ?? before?.popularity ?? 0,
    badge: input.badge ?? before?.badge ?? null,
    vendor: input.vendor ?? before?.vendor ?? null,
    picture: before?.picture ?? {},
  };
}

const EMPTY_TEXT: Required<Omit<TextInput, 'name' | 'kind_label' | 'fit'>> = {
  description: '',
  features: [],
  materials: [],
  care: [],
  keywords: [],
};

function textRows(
  input: ProductInput,
  state: ProductState | undefined,
  product: ProductRow,
  { categories }: PlanContext,
  reject: Reject,
): TextRow[] {
  const known = new Map((state?.texts ?? []).map((text) => [text.language, text]));
  const texts = new Map(input.texts);
  const [any] = input.texts.values();
  // English is what other languages fall back to.
  if (!known.has('en') && !texts.has('en') && any !== undefined) texts.set('en', any);
  return [...texts].map(([language, text]) => {
    const before = known.get(language) ?? known.get(language.slice(0, 2));
    const name = text.name ?? before?.name ?? any?.name;
    if (name === undefined) return reject('the product has no name', 'Fill the column of its name.');
    const label = categories.nameOf(product.primary_category_id, language as Edition);
    return {
      ...EMPTY_TEXT,
      fit: null,
      kind_label: label === '' ? name.slice(0, 80) : label,
      ...before,
      ...text,
      product_id: product.id,
      language,
      name,
    };
  });
}

interface PlacedVariant {
  readonly variant: VariantInput;
  readonly before: VariantRow | undefined;
  readonly colorId: string;
  readonly sizeId: string;
}

/** Finds the known variant of a row by code or SKU, and its colour and size. */
function placeVariant(
  variant: VariantInput,
  state: ProductState | undefined,
  { gender, isShoe }: { readonly gender: Gender; readonly isShoe: boolean },
  { mapping }: PlanContext,
): PlacedVariant | { readonly reason: string; readonly suggestion: string } {
  const known = state?.variants ?? [];
  const byId = known.find(
    (each) =>
      (variant.code !== undefined && each.id === variant.code) ||
      (variant.sku !== undefined && each.sku === variant.sku),
  );
  const { color } = variant;
  const named = color.id ?? (color.name === undefined ? undefined : colorIdOf(color.name));
  const colorId = named ?? byId?.color_id ?? ONE_COLOR;
  const mapped = variant.sizeName === undefined ? undefined : mapping.sizes[variant.sizeName];
  let sizeId = variant.sizeId ?? mapped;
  if (sizeId === undefined && variant.sizeName !== undefined) {
    const derived = deriveSize(variant.sizeName, { gender, isFootwear: isShoe });
    if (isRejected(derived)) return derived;
    sizeId = derived.value;
  }
  sizeId ??= byId?.size_id ?? 'OS';
  const before = byId ?? known.find((each) => each.color_id === colorId && each.size_id === sizeId);
  return { variant, before, colorId, sizeId };
}

function placeVariants(
  input: ProductInput,
  state: ProductState | undefined,
  product: ProductRow,
  context: PlanContext,
): PlacedVariant[] {
  const { report, categories } = context;
  const isShoe = isFootwear(
    [...(input.categoryPath ?? []), product.kind, categories.nameOf(product.primary_category_id, 'en')].join(
      ' ',
    ),
  );
  const subject = { gender: product.gender as Gender, isShoe };
  const placed: PlacedVariant[] = [];
  const choices = new Map<string, number>();
  for (const variant of input.variants) {
    const remark = { file: input.file, row: variant.row };
    const found = placeVariant(variant, state, subject, context);
    if ('reason' in found) {
      report.reject({ ...remark, ...found });
      continue;
    }
    const choice = `${found.colorId} ${found.sizeId}`;
    const earlier = choices.get(choice);
    if (earlier !== undefined) {
      report.reject({
        ...remark,
        reason: `colour and size (${choice}) are those of row ${earlier}`,
        suggestion: 'Give each variant of a product a colour and size of its own.',
      });
      continue;
    }
    choices.set(choice, variant.row);
    placed.push(found);
  }
  return placed;
}

function colorRows(
  placed: readonly PlacedVariant[],
  state: ProductState | undefined,
  productId: string,
  context: PlanContext,
  file: string,
): ColorRow[] {
  const { mapping, report } = context;
  const known = new Map((state?.colors ?? []).map((color) => [color.color_id, color]));
  let position = Math.max(-1, ...(state?.colors ?? []).map((color) => color.position));
  return [...Map.groupBy(placed, ({ colorId }) => colorId)].map(([colorId, ofColor]) => {
    const before = known.get(colorId);
    if (before === undefined) position += 1;
    const inputs = ofColor.map(({ variant }) => variant.color);
    const name = inputs.find((each) => each.name !== undefined)?.name;
    const given = Object.assign({}, ...inputs.map(({ labels }) => labels).toReversed()) as Record<
      string,
      string
    >;
    const labels = { ...(name === undefined ? {} : { [mapping.language]: name }), ...given };
    const own = name === undefined ? undefined : mapping.colors[name];
    const derived = deriveColor(name ?? Object.values(labels)[0] ?? '');
    const family =
      inputs.find((each) => each.family !== undefined)?.family ??
      own?.family ??
      before?.family ??
      derived.family;
    if (before === undefined && family === NO_FAMILY && name !== undefined)
      report.notice({
        file,
        row: ofColor[0]?.variant.row ?? 0,
        reason: `the colour ${JSON.stringify(name)} belongs to no entry of the colour filter`,
        suggestion: `Name one under "colors" in the mapping file, such as {"colors": {${JSON.stringify(name)}: {"family": "blue"}}}.`,
      });
    return {
      product_id: productId,
      color_id: colorId,
      labels: {
        ...(before === undefined && Object.keys(labels).length === 0 ? ONE_COLOR_LABELS : before?.labels),
        ...(before === undefined ? withFallback(labels) : labels),
      },
      hex: inputs.find((each) => each.hex !== undefined)?.hex ?? own?.hex ?? before?.hex ?? derived.hex,
      family,
      picture: inputs.find((each) => each.picture !== undefined)?.picture ?? before?.picture ?? {},
      position: inputs.find((each) => each.position !== undefined)?.position ?? before?.position ?? position,
    };
  });
}

/** The price of each colour; sizes that differ are rejected, or settled as the mapping file says. */
function priceRows(
  placed: readonly PlacedVariant[],
  productId: string,
  { mapping, report }: PlanContext,
  file: string,
) {
  const rows = new Map<string, PriceRow>();
  const rejected = new Set<VariantInput>();
  for (const { variant, colorId } of placed) {
    for (const [currency, { current, original }] of variant.color.prices) {
      const key = `${colorId} ${currency}`;
      const before = rows.get(key);
      const row = { product_id: productId, color_id: colorId, currency, current, original };
      if (before === undefined || (before.current === current && before.original === original)) {
        rows.set(key, before ?? row);
        continue;
      }
      if (mapping.pricePerSize === 'reject') {
        rejected.add(variant);
        report.reject({
          file,
          row: variant.row,
          reason: `the price ${current / 100} ${currency} differs from ${before.current / 100} of another size of the colour`,
          suggestion:
            'A colour has one price for all sizes: set "pricePerSize" to "lowest" or "highest" in the mapping file, or sell the size as a product of its own.',
        });
        break;
      }
      const isHigher = current > before.current;
      if (isHigher === (mapping.pricePerSize === 'highest')) rows.set(key, row);
    }
  }
  return { rows: [...rows.values()], rejected };
}

function variantRows(placed: readonly PlacedVariant[], product: ProductRow): VariantRow[] {
  return placed.map(({ variant, before, colorId, sizeId }, at) => {
    const id = before?.id ?? variant.code ?? variantCodeOf(product.id, variant.sku ?? `${colorId} ${sizeId}`);
    return {
      id,
      product_id: product.id,
      upc: variant.barcode ?? before?.upc ?? internalBarcode(id),
      sku: variant.sku ?? before?.sku ?? null,
      color_id: colorId,
      size_id: sizeId,
      size_position:
        variant.sizePosition ??
        (before?.size_id === sizeId
          ? before.size_position
          : Math.min(Math.round(sizeRank(sizeId) ?? rankOfOwnSize(sizeId, at)), 32_767)),
      max_qty: variant.maxQuantity ?? before?.max_qty ?? DEFAULT_MAX_QUANTITY,
    };
  });
}

function checkSizes(
  variants: readonly VariantRow[],
  colors: readonly ColorRow[],
  state: ProductState | undefined,
  reject: Reject,
): void {
  const all = new Map([...(state?.variants ?? []), ...variants].map((each) => [each.id, each]));
  const colorIds = new Set([...(state?.colors ?? []), ...colors].map((each) => each.color_id));
  const sizes = new Set([...all.values()].map((each) => each.size_id));
  const split = 'Split it into several products.';
  if (colorIds.size > MOST.colors)
    reject(`the product has ${colorIds.size} colours, and there is room for ${MOST.colors}`, split);
  if (sizes.size > MOST.sizes)
    reject(`the product has ${sizes.size} sizes, and there is room for ${MOST.sizes}`, split);
  if (all.size > MOST.variants)
    reject(`the product has ${all.size} variants, and there is room for ${MOST.variants}`, split);
}

/** The rows of a product after the import; undefined where it is rejected, which is reported. */
export function planProduct(
  input: ProductInput,
  before: ProductState | undefined,
  context: PlanContext,
): ProductPlan | undefined {
  const { report } = context;
  const reject: Reject = (reason, suggestion, row = input.row) => {
    const remark: Remark = {
      file: input.file,
      row,
      reason: `product ${JSON.stringify(input.reference)}: ${reason}`,
      suggestion,
    };
    report.reject(remark);
    throw new ProductRejected(reason);
  };
  try {
    const product = productRow(input, before, context, reject);
    const texts = textRows(input, before, product, context, reject);
    if (before === undefined && texts.length === 0)
      reject('the product has no name', 'Fill the column of its name.');
    const all = placeVariants(input, before, product, context);
    const { rows: prices, rejected } = priceRows(all, product.id, context, input.file);
    const placed = all.filter(({ variant }) => !rejected.has(variant));
    if (before === undefined && placed.length === 0)
      reject('no variant of the product is left', 'Correct its rows.');
    const colors = colorRows(placed, before, product.id, context, input.file);
    const priced = new Set([...prices, ...(before?.prices ?? [])].map((price) => price.color_id));
    const free = colors.find((color) => !priced.has(color.color_id));
    if (free !== undefined)
      reject(`the colour ${free.color_id} has no price`, 'Fill the column of its price.');
    const variants = variantRows(placed, product);
    checkSizes(variants, colors, before, reject);
    const shelves = placed.flatMap(({ variant }, at) =>
      [...variant.stock].map(([location, quantity]) => ({
        variant_id: variants[at]?.id ?? '',
        location,
        quantity,
      })),
    );
    const [first] = [
      ...colors,
      ...(before?.colors ?? []).filter((known) => !colors.some((each) => each.color_id === known.color_id)),
    ].toSorted((one, other) => one.position - other.position);
    return {
      input,
      before,
      product: { ...product, picture: first?.picture ?? product.picture },
      texts,
      colors,
      prices,
      variants,
      shelves,
    };
  } catch (error) {
    if (!(error instanceof ProductRejected)) throw error;
    return undefined;
  }
}
