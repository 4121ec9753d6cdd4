import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services, ShopServices } from './platform/operations/area.ts';
import { bindAreas, type BoundArea } from './platform/operations/bind-areas.ts';
import { listingArea } from './areas/listing/area.ts';
import { createListings } from './areas/listing/listings.ts';
import { productArea } from './areas/product/area.ts';
import { recommendationsArea } from './areas/recommendations/area.ts';
import { createReviews } from './areas/reviews/area.ts';
import { searchArea } from './areas/search/area.ts';
import { searchWordsArea } from './areas/search/words-area.ts';
import { createCheckout } from './areas/checkout/area.ts';
import { checkedProviders, type Parties } from './parties/open-parties.ts';
import { assortmentArea } from './areas/assortment/area.ts';
import { answerCheckArea } from './areas/answer-check/area.ts';
import { consumersArea } from './areas/consumers/area.ts';
import { eventsArea } from './areas/events/area.ts';
import { contentArea } from './areas/content/area.ts';
import { createGallery } from './areas/gallery/area.ts';
import { createLooks } from './areas/gallery/looks.ts';
import { healthArea } from './areas/health/area.ts';
import { withIdempotencyKeys } from './platform/idempotency/keyed-handlers.ts';
import { cleanUpArea } from './areas/clean-up/area.ts';
import { customisationArea } from './areas/customisation/area.ts';
import { contactArea } from './areas/contact/area.ts';
import { createCardKeys } from './areas/orders/shopper-email.ts';
import { createHoldRules } from './areas/placement/holds.ts';
import { createPurchases } from './areas/purchases/area.ts';
import { identityArea } from './areas/identity/area.ts';
import { passkeysArea } from './areas/passkeys/area.ts';
import { imageArea } from './areas/images/area.ts';
import type { PictureSource } from './parties/pictures/picture-source.ts';
import { savedItemsArea } from './areas/saved-items/area.ts';
import { createStockNotifications } from './areas/stock-notifications/area.ts';
import { storesArea } from './areas/stores/area.ts';
import type { CountryRulesOf } from './areas/cart/handlers/delivery.ts';
import { rulesOf } from './shared/countries/address-rules.ts';
import { utilitiesArea } from './areas/utilities/area.ts';
import { uploadsArea } from './areas/uploads/area.ts';
import { findUploadedPicture } from './areas/uploads/repository.ts';
import { previewArea } from './areas/preview/area.ts';
import { privacyArea } from './areas/privacy/area.ts';
import { walletArea } from './areas/wallet/area.ts';
import { loyaltyArea } from './areas/loyalty/area.ts';
import { wishlistsArea } from './areas/favourites/area.ts';

/** What all areas together are made from. */
export interface AreaParts {
  readonly services: Services;
  /** Signs access tokens. */
  readonly secret: string;
  readonly parties: Parties;
  readonly pictures: PictureSource;
  readonly log: FastifyBaseLogger;
}

/** Finding and looking at products; these areas share their caches. */
export function catalogueAreas(
  services: ShopServices,
  {
    pictures,
    ...parties
  }: Pick<Parties, 'recommender'> & {
    readonly pictures: Pick<PictureSource, 'find' | 'views'>;
  },
  log: FastifyBaseLogger,
  listings = createListings(services),
): Area[] {
  return [
    listingArea(services, listings),
    searchArea(services, listings),
    productArea(services, listings, pictures),
    recommendationsArea(services, parties, listings, log),
    storesArea(services),
  ];
}

/** Every area of the service. */
export function createAreas({ services, secret, parties, pictures, log }: AreaParts): BoundArea[] {
  const { limits } = services.config;
  const rules: CountryRulesOf = (country, locale) => rulesOf(country, locale.slice(0, 2)) ?? {};
  const checkout = createCheckout(services, parties, rules, log, {
    holds: limits === 'off' ? undefined : createHoldRules(limits.holds, secret),
    cardKeyOf: createCardKeys(secret),
  });
  const listings = createListings(services);
  const looks = createLooks(services.clock, parties.gallery, listings.findCards);
  const areas = [
    healthArea(services, checkedProviders(services.config)),
    consumersArea(services),
    eventsArea(services),
    ...catalogueAreas(services, { ...parties, pictures }, log, listings),
    searchWordsArea(services, log),
    createReviews(services, parties, log).area,
    assortmentArea(services, parties, log),
    createStockNotifications(services, log).area,
    createGallery(services, parties, looks, log).area,
    contentArea(services),
    utilitiesArea(services),
    answerCheckArea(),
    wishlistsArea(services),
    customisationArea(services, parties),
    uploadsArea(services),
    imageArea(services, pictures, {
      ...parties,
      findLook: (id) => looks.picture(id),
      findUpload: findUploadedPicture(services.database.read),
    }),
    checkout.area,
    savedItemsArea(services, checkout.gate),
    createPurchases(services, parties, log).area,
    contactArea(services, parties),
    identityArea(services, { secret, captcha: parties.captcha, gate: checkout.gate }),
    previewArea(services, { secret }),
    loyaltyArea(services, { secret }),
    walletArea(services, parties),
    passkeysArea(services),
    privacyArea(services, parties),
    cleanUpArea(services, log),
  ];
  return bindAreas(areas, services.database).map((area) => withIdempotencyKeys(area, services));
}
