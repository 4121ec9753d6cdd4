import type { Store } from '@haberdash/api-client/stores';
import { config } from '../../../../shared/config/config.ts';
import type { JsonLdData } from '../../../../shared/seo/json-ld.ts';
import type { Site } from '../../../../shared/sites/sites.ts';
import { storePath } from './store-address.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours of the week, and the days with other ones; a day that is closed opens and closes at midnight. */
const hoursOf = ({ weeklyHours = [], specialDays = [] }: Store): JsonLdData => ({
  ...(weeklyHours.length === 0
    ? {}
    : {
        openingHoursSpecification: weeklyHours.map(({ from, to, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: DAYS.slice(from - 1, to),
          opens,
          closes,
        })),
      }),
  ...(specialDays.length === 0
    ? {}
    : {
        specialOpeningHoursSpecification: specialDays.map(({ date, opens = '00:00', closes = '00:00' }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          opens,
          closes,
        })),
      }),
});

/** A store for search engines: where it is, when it is open, and how to reach it. */
export const storeJsonLd = (
  { brandName, locale }: Pick<Site, 'brandName' | 'locale'>,
  store: Store,
): JsonLdData => {
  const { id, name, addressLine1, city, postalCode, countryCode, phone, latitude, longitude } = store;
  return {
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
    ...hoursOf(store),
  };
};
