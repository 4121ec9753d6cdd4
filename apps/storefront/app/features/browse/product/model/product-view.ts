import type { ColorOption, Price, ProductDetails, Variant } from '@haberdash/api-client/products';

/** What the sizes of a product are sizes of; their words depend on it. */
export type SizeKind = NonNullable<ProductDetails['sizeKind']> | 'clothing';

/** A size of the chosen colour; without a `productId` the shop has never made it. */
export interface SizeView {
  readonly sizeId: string;
  readonly label: string;
  readonly productId?: string;
  readonly soldOut: boolean;
  /** How many are left, said only when few are. */
  readonly left?: number;
}

/** The price of the chosen colour, in major units. */
export interface PriceView {
  readonly currency: Price['currency'];
  readonly current: number;
  /** Present when the price is reduced. */
  readonly original?: number;
  /** Of a reduced price, the lowest of the 30 days before it, where the service knows it. */
  readonly lowest30Days?: number;
  /** Sizes differ in price: `current` is the lowest. */
  readonly isFrom: boolean;
}

/** A colour of a product, by `?color=`; the default colour, then the first that can be bought, when none is named. */
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

/** Every size of the product as it is in one colour, in the order of the product. */
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

/** The price of a colour: its cheapest size that can be bought, else its cheapest. */
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
 * How much a reduced price saves, in whole percent; 0 where it saves nothing. `countsFromLowest` where the law counts a
 * reduction from the lowest price of the 30 days before it (Directive 98/6/EC, article 6a).
 */
export function savingPercentage(
  { current, original, lowest30Days }: Pick<PriceView, 'current' | 'original' | 'lowest30Days'>,
  countsFromLowest: boolean,
): number {
  const before = countsFromLowest ? (lowest30Days ?? original) : original;
  return before === undefined || before <= current ? 0 : Math.round((1 - current / before) * 100);
}
