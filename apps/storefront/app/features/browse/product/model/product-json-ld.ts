import type { ProductDetails, ProductSet, Variant } from '@haberdash/api-client/products';

/** What the structured data of a product page is made from. */
export interface ProductJsonLdFacts {
  readonly product: ProductDetails;
  readonly brandName: string;
  /** Where the site delivers to and takes returns from. */
  readonly country: string;
  /** The chosen colour. */
  readonly color: ProductDetails['colors'][number];
  /** Absolute addresses of its pictures. */
  readonly images: readonly string[];
  /** Absolute address of the page. */
  readonly url: string;
}

type Thing = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org/';

/** Written once, and referred to by name from then on: what the sizes share would be half of a page's facts. */
function createShared() {
  const known = new Map<string, string>();
  return (name: string, thing: Thing): Thing => {
    const json = JSON.stringify(thing);
    const id = known.get(json) ?? `#${name}${known.size + 1}`;
    const isFirst = !known.has(json);
    known.set(json, id);
    return isFirst ? { '@id': id, ...thing } : { '@id': id };
  };
}

type Shared = ReturnType<typeof createShared>;

const days = (minValue: number, maxValue: number): Thing => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** What standard delivery of one unit costs and how long it takes; nothing for what is mailed or made to order. */
function shippingOf(
  { deliveryPromise: { cost, freeFrom, days: time } }: ProductDetails,
  { current, currency }: Variant['price'],
  country: string,
): Thing | undefined {
  if (cost === undefined || time === undefined) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: freeFrom !== undefined && current >= freeFrom ? 0 : cost,
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 0),
      transitTime: days(time.from, time.to),
    },
  };
}

function returnsOf({ deliveryPromise: { returnDays } }: ProductDetails, country: string): Thing | undefined {
  if (returnDays === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: returnDays,
    returnMethod: `${SCHEMA}ReturnByMail`,
    returnFees: `${SCHEMA}FreeReturn`,
  };
}

const amount = (major: number): string => major.toFixed(2);

/** The price that is asked; a reduced one beside what it was. */
const priceOf = ({ current, original, currency }: Variant['price'], share: Shared): Thing => ({
  priceCurrency: currency,
  price: amount(current),
  ...(original > current
    ? {
        priceSpecification: share('before', {
          '@type': 'UnitPriceSpecification',
          priceType: `${SCHEMA}StrikethroughPrice`,
          price: amount(original),
          priceCurrency: currency,
        }),
      }
    : {}),
});

const offerOf = ({ price, stock }: Pick<Variant, 'price' | 'stock'>, share: Shared, more: Thing): Thing => ({
  '@type': 'Offer',
  ...priceOf(price, share),
  availability: stock === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock',
  itemCondition: 'NewCondition',
  ...more,
});

const ratingOf = ({ rating }: ProductDetails): Thing =>
  rating !== undefined && rating.reviewsCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.score,
          reviewCount: rating.reviewsCount,
        },
      }
    : {};

/**
 * The sizes of the chosen colour with their offers, and the addresses of the other colours, whose pages have theirs:
 * a ProductGroup for search engines, or a Product where there is but one variant.
 */
export function productJsonLd(facts: ProductJsonLdFacts): Thing {
  const { product, brandName, country, color, images, url } = facts;
  const own = product.variants.filter(({ colorId }) => colorId === color.id);
  const isOne = product.variants.length === 1;
  const labels = new Map(product.sizes.map(({ id, label }) => [id, label]));
  const colorUrl = (id: string): string => `${url}?color=${encodeURIComponent(id)}`;
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    description: product.description,
    brand: { '@type': 'Brand', name: brandName },
    ...ratingOf(product),
  };
  const share = createShared();
  const returns = returnsOf(product, country);
  const offered = own.map((variant) => {
    const shipping = shippingOf(product, variant.price, country);
    return {
      sku: variant.productId,
      gtin: variant.upc,
      color: color.label,
      ...(product.sizes.length > 1 ? { size: labels.get(variant.sizeId) ?? variant.sizeId } : {}),
      offers: offerOf(variant, share, {
        ...(isOne ? { url } : {}),
        ...(shipping === undefined ? {} : { shippingDetails: share('shipping', shipping) }),
        ...(returns === undefined ? {} : { hasMerchantReturnPolicy: share('returns', returns) }),
      }),
    };
  });
  if (isOne) return { ...common, '@type': 'Product', image: images, ...offered[0] };
  return {
    ...common,
    '@type': 'ProductGroup',
    url,
    image: images,
    productGroupID: product.masterId,
    variesBy: [
      ...(product.sizes.length > 1 ? [`${SCHEMA}size`] : []),
      ...(product.colors.length > 1 ? [`${SCHEMA}color`] : []),
    ],
    hasVariant: [
      ...offered.map((variant) => ({
        '@type': 'Product',
        name: ['size' in variant ? variant.size : undefined, variant.color].reduce<string>(
          (name, part) => (part === undefined ? name : `${name}, ${part}`),
          product.name,
        ),
        image: share('front', { '@type': 'ImageObject', url: images[0] }),
        ...variant,
      })),
      ...product.colors.filter(({ id }) => id !== color.id).map(({ id }) => ({ url: colorUrl(id) })),
    ],
  };
}

/** Products that are sold together at one price: one Product with one Offer. */
export const setJsonLd = (
  set: Pick<ProductSet, 'id' | 'name' | 'description' | 'price' | 'available'>,
  {
    brandName,
    image,
    url,
  }: { readonly brandName: string; readonly image: string | undefined; readonly url: string },
): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: set.name,
  description: set.description ?? set.name,
  sku: set.id,
  ...(image === undefined ? {} : { image }),
  brand: { '@type': 'Brand', name: brandName },
  offers: offerOf({ price: set.price, stock: set.available ? 'IN_STOCK' : 'OUT_OF_STOCK' }, createShared(), {
    url,
  }),
});
