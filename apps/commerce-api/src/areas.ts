import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services, ShopServices } from './platform/operations/area.ts';
import { bindAreas, type BoundArea } from './platform/operations/bind-areas.ts';
import { listingArea } from './domains/catalogue/listing/area.ts';
import { createListings } from './domains/catalogue/listing/listings.ts';
import { productArea } from './domains/catalogue/product/area.ts';
import { recommendationsArea } from './domains/catalogue/recommendations/area.ts';
import { createReviews } from './domains/community/reviews/area.ts';
import { searchArea } from './domains/catalogue/search/area.ts';
import { searchWordsArea } from './domains/catalogue/search/words-area.ts';
import { createCheckout } from './domains/orders/checkout/area.ts';
import { checkedProviders, type Providers } from './providers/open-providers.ts';
import { assortmentArea } from './domains/catalogue/assortment/area.ts';
import { answerCheckArea } from './domains/operations/answer-check/area.ts';
import { consumersArea } from './domains/customers/consumers/area.ts';
import { eventsArea } from './domains/content/events/area.ts';
import { contentArea } from './domains/content/content/area.ts';
import { createGallery } from './domains/community/gallery/area.ts';
import { createLooks } from './domains/community/gallery/looks.ts';
import { healthArea } from './domains/operations/health/area.ts';
import { withIdempotencyKeys } from './platform/idempotency/keyed-handlers.ts';
import { cleanUpArea } from './domains/privacy/clean-up/area.ts';
import { customisationArea } from './domains/catalogue/customisation/area.ts';
import { contactArea } from './domains/community/contact/area.ts';
import { createCardKeys } from './domains/ledger/orders/shopper-email.ts';
import { createHoldRules } from './domains/orders/placement/holds.ts';
import { createPurchases } from './domains/orders/purchases/area.ts';
import { identityArea } from './domains/accounts/identity/area.ts';
import { passkeysArea } from './domains/accounts/passkeys/area.ts';
import { imageArea } from './domains/catalogue/images/area.ts';
import type { PictureSource } from './providers/pictures/provider.ts';
import { savedItemsArea } from './domains/shopping/saved-items/area.ts';
import { createStockNotifications } from './domains/catalogue/stock-notifications/area.ts';
import { storesArea } from './domains/catalogue/stores/area.ts';
import type { CountryRulesOf } from './domains/shopping/cart/handlers/delivery.ts';
import { rulesOf } from './shared/countries/address-rules.ts';
import { utilitiesArea } from './domains/operations/utilities/area.ts';
import { uploadsArea } from './domains/community/uploads/area.ts';
import { findUploadedPicture } from './domains/community/uploads/repository.ts';
import { previewArea } from './domains/accounts/preview/area.ts';
import { privacyArea } from './domains/privacy/privacy/area.ts';
import { walletArea } from './domains/accounts/wallet/area.ts';
import { loyaltyArea } from './domains/shopping/loyalty/area.ts';
import { wishlistsArea } from './domains/shopping/favourites/area.ts';

/** What all areas together are made from. */
export interface AreaParts {
  readonly services: Services;
  /** Signs access tokens. */
  readonly secret: string;
  readonly providers: Providers;
  readonly pictures: PictureSource;
  readonly log: FastifyBaseLogger;
}

/** Finding and looking at products; these areas share their caches. */
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
    createReviews(services, providers, log).area,
    assortmentArea(services, providers, log),
    createStockNotifications(services, log).area,
    createGallery(services, providers, looks, log).area,
    contentArea(services),
    utilitiesArea(services),
    answerCheckArea(),
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
    identityArea(services, { secret, captcha: providers.captcha, gate: checkout.gate }),
    previewArea(services, { secret }),
    loyaltyArea(services, { secret }),
    walletArea(services, providers),
    passkeysArea(services),
    privacyArea(services, providers),
    cleanUpArea(services, log),
  ];
  return bindAreas(areas, services.database).map((area) => withIdempotencyKeys(area, services));
}
