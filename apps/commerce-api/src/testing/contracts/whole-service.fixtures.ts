import type { FastifyInstance } from 'fastify';

import { createApp, type AppOptions } from '../../platform/app/app.ts';
import type { Services } from '../../platform/operations/area.ts';
import type { BoundArea } from '../../platform/operations/bind-areas.ts';
import { createAreas } from '../../areas.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Actor } from '../../platform/context/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { sandboxAddressCheck } from '@haberdash/demo-parties/sandbox-address-check.ts';
import { fakePictures } from '../../areas/images/pictures.fixtures.ts';
import { fakeGateway } from '../fake-gateway.ts';
import { testClock } from '../service.ts';

/** The one token that the service of these tests takes. */
export const GOOD_TOKEN = 'Bearer good';

const actor: Actor = {
  kind: 'shopper',
  shopper: { subject: 'guest-of-the-tests', usid: 'usid-of-the-tests', type: 'Guest' },
};

/** Every area of the service on a database, as the operator starts it but without listening. */
export function wholeAreas(
  database: Database,
  services: Partial<Services> = {},
  gateway = fakeGateway(),
): AppOptions['areas'] {
  return (log): readonly BoundArea[] =>
    createAreas({
      services: { database, clock: testClock(), config: readConfig({}), ...services },
      secret: 'a-secret-of-the-tests-that-is-long-enough',
      parties: {
        gateway,
        addressCheck: sandboxAddressCheck,
        mailer: { send: async () => undefined },
      },
      pictures: fakePictures(),
      log,
    });
}

/** The whole service, complete or not at all: an operation that nobody answers keeps it from starting. */
export function startWholeService(
  areas: AppOptions['areas'],
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  return createApp({
    areas,
    authenticate: (authorization) => (authorization === GOOD_TOKEN ? actor : undefined),
    production: false,
    logLevel: 'silent',
    ...options,
  });
}
