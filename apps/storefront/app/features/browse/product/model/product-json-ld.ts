import type { ProductDetails, ProductSet, Variant } from '@haberdash/api-client/products';

/** The input of a product page's structured data. */
export interface ProductJsonLdFacts {
  readonly product: ProductDetails;
  readonly brandName: string;
  /** The country of deliveries and returns. */
  readonly country: string;
  readonly color: ProductDetails['colors'][number];
  readonly images: readonly string[];
  readonly url: string;
}

type Thing = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org/';

/** Writes a thing once and references it by `@id` afterwards, which halves the structured data. */
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

/** Cost and time of standard delivery of one unit; undefined for digital and made-to-order products. */
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

/** The current price, with the original one where it is reduced. */
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
 * The sizes of the chosen colour with their offers, and links to the other colours: a ProductGroup, or a Product for a
 * single variant.
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

/** A set sold at one price: one Product with one Offer. */
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
