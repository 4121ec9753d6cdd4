import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services } from './area.ts';
import { catalogueArea } from './catalogue/routes.ts';
import { createCheckout, type CheckoutParties } from './checkout-area.ts';
import { answerCheckArea } from './contracts/answer-check.ts';
import { contentArea } from './content/routes.ts';
import { healthArea } from './health/routes.ts';
import { withIdempotencyKeys } from './idempotency/keyed-handlers.ts';
import { cleanUpArea } from './limits/clean-up-area.ts';
import { createHoldRules } from './limits/holds.ts';
import { imageArea } from './image-area.ts';
import type { PictureSource } from './images/picture-source.ts';
import { storesArea } from './stores/routes.ts';
import { tokenArea } from './token/routes.ts';
import { rulesOf } from './utilities/country-rules.ts';
import { utilitiesArea } from './utilities/routes.ts';
import { wishlistsArea } from './wishlists/routes.ts';

/** What all areas together are made from. */
export interface AreaParts {
  readonly services: Services;
  /** Signs access tokens. */
  readonly secret: string;
  readonly parties: CheckoutParties;
  readonly pictures: PictureSource;
  readonly log: FastifyBaseLogger;
}

/** Every area of the service. */
export function createAreas({ services, secret, parties, pictures, log }: AreaParts): Area[] {
  const { limits } = services.config;
  return [
    healthArea(services),
    tokenArea(services, secret),
    catalogueArea(services),
    contentArea(services),
    storesArea(services),
    utilitiesArea(),
    answerCheckArea(),
    wishlistsArea(services),
    imageArea(services, pictures),
    createCheckout(services, parties, (country, locale) => rulesOf(country, locale.slice(0, 2)) ?? {}, log, {
      holds: limits === 'off' ? undefined : createHoldRules(limits.holds, secret),
    }).area,
    cleanUpArea(services, log),
  ].map((area) => withIdempotencyKeys(area, services));
}
