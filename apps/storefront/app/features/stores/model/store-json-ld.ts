import type { Store } from '@haberdash/api-client/stores';
import { config } from '../../../shared/config/config.ts';
import type { JsonLdData } from '../../../shared/seo/json-ld.ts';
import type { Site } from '../../../shared/sites/sites.ts';
import { storePath } from './store-address.ts';

/** A store for search engines: where it is, and how to reach it. */
export const storeJsonLd = (
  { brandName, locale }: Pick<Site, 'brandName' | 'locale'>,
  { id, name, addressLine1, city, postalCode, countryCode, phone, latitude, longitude }: Store,
): JsonLdData => ({
  '@context': 'https://schema.org',
  '@type': 'ClothingStore',
  '@id': `${config().publicOrigin}/${locale}${storePath(id)}`,
  url: `${config().publicOrigin}/${locale}${storePath(id)}`,
  name,
  brand: { '@type': 'Brand', name: brandName },
  ...(phone === undefined ? {} : { telephone: phone }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: addressLine1,
    addressLocality: city,
    postalCode,
    addressCountry: countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
});
