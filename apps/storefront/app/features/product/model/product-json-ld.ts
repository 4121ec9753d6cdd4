import type { ProductDetails } from '@haberdash/api-client/products';
import type { PriceView, SizeView } from './product-view.ts';

/** What the structured data of a product page is made from. */
export interface ProductJsonLdFacts {
  readonly product: Pick<ProductDetails, 'masterId' | 'name' | 'description' | 'rating'>;
  readonly brandName: string;
  readonly colorLabel: string;
  /** Absolute addresses of the pictures. */
  readonly images: readonly string[];
  readonly price: PriceView;
  readonly sizes: readonly SizeView[];
  /** Absolute address of the page. */
  readonly url: string;
}

/** schema.org Product with the offer of the chosen colour, as search engines read it. */
export function productJsonLd(facts: ProductJsonLdFacts): Readonly<Record<string, unknown>> {
  const { product, brandName, colorLabel, images, price, sizes, url } = facts;
  const { rating } = product;
  const isAvailable = sizes.some(({ soldOut }) => !soldOut);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.masterId,
    color: colorLabel,
    image: images,
    brand: { '@type': 'Brand', name: brandName },
    ...(rating !== undefined && rating.reviewsCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.score,
            reviewCount: rating.reviewsCount,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: price.currency,
      price: price.current.toFixed(2),
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
