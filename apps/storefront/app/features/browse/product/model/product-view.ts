import type { ColorOption, Price, ProductDetails, Variant } from '@haberdash/api-client/products';

/** What the sizes measure, which selects their texts. */
export type SizeKind = NonNullable<ProductDetails['sizeKind']> | 'clothing';

export interface SizeView {
  readonly sizeId: string;
  readonly label: string;
  readonly productId?: string;
  readonly soldOut: boolean;
  /** The number left, present only when it is low. */
  readonly left?: number;
}

/** The price of the chosen colour, in major units. */
export interface PriceView {
  readonly currency: Price['currency'];
  readonly current: number;
  readonly original?: number;
  /** The lowest price of the 30 days before a reduction, where the service sends it. */
  readonly lowest30Days?: number;
  /** Sizes differ in price: `current` is the lowest. */
  readonly isFrom: boolean;
}

/** The colour of `?color=`, else the default one, else the first that can be bought. */
export function chooseColor(product: Pick<ProductDetails, 'colors'>, wanted: string | null): ColorOption {
  const { colors } = product;
  const found =
    colors.find(({ id }) => id === wanted) ??
    colors.find(({ defaultColor, available }) => defaultColor && available) ??
    colors.find(({ available }) => available) ??
    colors[0];
  if (found === undefined) throw new Error('a product has at least one colour');
  return found;
}

export function sizesOf(product: Pick<ProductDetails, 'sizes' | 'variants'>, colorId: string): SizeView[] {
  return product.sizes.map(({ id, label }) => {
    const variant = product.variants.find((each) => each.colorId === colorId && each.sizeId === id);
    const soldOut = variant === undefined || variant.stock === 'OUT_OF_STOCK';
    const left = variant?.stock === 'LOW_STOCK' ? variant.quantity : undefined;
    return {
      sizeId: id,
      label,
      soldOut,
      ...(variant === undefined ? {} : { productId: variant.productId }),
      ...(left === undefined ? {} : { left }),
    };
  });
}

/** The lowest price among sizes that can be bought, else among all. */
export function priceOf(product: Pick<ProductDetails, 'price' | 'variants'>, colorId: string): PriceView {
  const inColor = product.variants.filter((variant) => variant.colorId === colorId);
  const buyable = inColor.filter(({ stock }) => stock !== 'OUT_OF_STOCK');
  const prices = (buyable.length > 0 ? buyable : inColor).map(({ price }: Variant) => price);
  const lowest = prices.reduce(
    (low, price) => (price.current < low.current ? price : low),
    prices[0] ?? product.price,
  );
  return {
    currency: lowest.currency,
    current: lowest.current,
    ...(lowest.original > lowest.current ? { original: lowest.original } : {}),
    ...(lowest.lowestPrice30Days === undefined ? {} : { lowest30Days: lowest.lowestPrice30Days }),
    isFrom: prices.some(({ current }) => current > lowest.current),
  };
}

/**
 * The saving in whole percent, 0 for none. `countsFromLowest` where it is calculated from the lowest price of the 30
 * days before (Directive 98/6/EC, article 6a).
 */
export function savingPercentage(
  { current, original, lowest30Days }: Pick<PriceView, 'current' | 'original' | 'lowest30Days'>,
  countsFromLowest: boolean,
): number {
  const before = countsFromLowest ? (lowest30Days ?? original) : original;
  return before === undefined || before <= current ? 0 : Math.round((1 - current / before) * 100);
}
