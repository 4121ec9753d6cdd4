import type { FastifyBaseLogger } from 'fastify';

import type { Area, Services } from './area.ts';
import { createCheckout, type CheckoutParties } from './checkout-area.ts';
import { healthArea } from './health/routes.ts';
import { tokenArea } from './token/routes.ts';

/** Every area of the service. */
export function createAreas(
  services: Services,
  secret: string,
  parties: CheckoutParties,
  log: FastifyBaseLogger,
): Area[] {
  return [
    healthArea(services),
    tokenArea(services, secret),
    createCheckout(services, parties, () => ({}), log).area,
  ];
}
