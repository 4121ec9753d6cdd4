import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services, ShopServices } from './platform/operations/area.ts';
import { bindAreas, type BoundArea } from './platform/operations/bind-areas.ts';
import {
  listingArea,
  createListings,
  productArea,
  recommendationsArea,
  searchArea,
  catalogueChangesArea,
  feedsArea,
  searchWordsArea,
  assortmentArea,
  customisationArea,
  imageArea,
  createStockNotifications,
  storesArea,
} from './domains/catalogue/index.ts';
import {
  createReviews,
  createGallery,
  createLooks,
  contactArea,
  uploadsArea,
  findUploadedPicture,
} from './domains/community/index.ts';
import { createCheckout, createHoldRules, createPurchases } from './domains/orders/index.ts';
import { checkedProviders } from './providers/open-providers.ts';
import type { Providers } from './providers/providers.ts';
import { responseCheckArea, healthArea, utilitiesArea } from './domains/operations/index.ts';
import { consumersArea } from './domains/customers/index.ts';
import { eventsArea, contentArea, editingArea } from './domains/content/index.ts';
import { withIdempotencyKeys } from './platform/idempotency/keyed-handlers.ts';
import { cleanUpArea, privacyArea } from './domains/privacy/index.ts';
import { createCardKeys } from './domains/ledger/index.ts';
import { identityArea, passkeysArea, previewArea, walletArea } from './domains/accounts/index.ts';
import type { PictureSource } from './providers/pictures/provider.ts';
import { savedItemsArea, type CountryRulesOf, loyaltyArea, wishlistsArea } from './domains/shopping/index.ts';
import { rulesOf } from './shared/countries/address-rules.ts';

export interface AreaParts {
  readonly services: Services;
  readonly secret: string;
  readonly providers: Providers;
  readonly pictures: PictureSource;
  readonly log: FastifyBaseLogger;
}

/** The areas that find and show products; they share their caches. */
export function catalogueAreas(
  services: ShopServices,
  {
    pictures,
    ...providers
  }: Pick<Providers, 'recommender'> & {
    readonly pictures: Pick<PictureSource, 'find' | 'views'>;
  },
  log: FastifyBaseLogger,
  listings = createListings(services),
): Area[] {
  return [
    listingArea(services, listings),
    searchArea(services, listings),
    productArea(services, listings, pictures),
    recommendationsArea(services, providers, listings, log),
    storesArea(services),
  ];
}

/** Every area of the service. */
export function createAreas({ services, secret, providers, pictures, log }: AreaParts): BoundArea[] {
  const { limits } = services.config;
  const rules: CountryRulesOf = (country, locale) => rulesOf(country, locale.slice(0, 2)) ?? {};
  const checkout = createCheckout(services, providers, rules, log, {
    holds: limits === 'off' ? undefined : createHoldRules(limits.holds, secret),
    cardKeyOf: createCardKeys(secret),
  });
  const listings = createListings(services);
  const looks = createLooks(services.clock, providers.gallery, listings.findCards);
  const areas = [
    healthArea(services, checkedProviders(services.config)),
    consumersArea(services),
    eventsArea(services),
    ...catalogueAreas(services, { ...providers, pictures }, log, listings),
    searchWordsArea(services, log),
    catalogueChangesArea(services),
    feedsArea(services, listings.trees),
    createReviews(services, providers, log).area,
    assortmentArea(services, providers, log),
    createStockNotifications(services, log).area,
    createGallery(services, providers, looks, log).area,
    contentArea(services),
    editingArea(services),
    utilitiesArea(services),
    responseCheckArea(),
    wishlistsArea(services),
    customisationArea(services, providers),
    uploadsArea(services),
    imageArea(services, pictures, {
      ...providers,
      findLook: (id) => looks.picture(id),
      findUpload: findUploadedPicture(services.database.read),
    }),
    checkout.area,
    savedItemsArea(services, checkout.gate),
    createPurchases(services, providers, log).area,
    contactArea(services, providers),
    identityArea(services, { secret, captcha: providers.captcha, placementLock: checkout.gate }),
    previewArea(services, { secret }),
    loyaltyArea(services, { secret }),
    walletArea(services, providers),
    passkeysArea(services),
    privacyArea(services, providers),
    cleanUpArea(services, log),
  ];
  return bindAreas(areas, services.database).map((area) => withIdempotencyKeys(area, services));
}
