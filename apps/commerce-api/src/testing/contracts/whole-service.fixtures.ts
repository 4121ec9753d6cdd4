import type { FastifyInstance } from 'fastify';

import { createApp, type AppOptions } from '../../platform/app/app.ts';
import type { Services } from '../../platform/operations/area.ts';
import type { BoundArea } from '../../platform/operations/bind-areas.ts';
import { createAreas } from '../../areas.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Actor } from '../../platform/context/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { sandboxAddressCheck } from '@haberdash/demo-providers/sandbox-address-check.ts';
import { EDITOR } from '../../domains/accounts/preview/preview.fixtures.ts';
import { fakePictures } from '../../domains/catalogue/images/pictures.fixtures.ts';
import { fakeRecommender } from '../fake-recommender.ts';
import { fakeEditors, fakeTranslator } from '../fake-editors.ts';
import { fakeGallery } from '../fake-gallery.ts';
import { fakeFulfilment } from '../fake-fulfilment.ts';
import { fakeSupport } from '../fake-support.ts';
import { fakeGateway } from '../fake-gateway.ts';
import type { AnyRow } from '../../platform/policy/row.ts';
import { policy } from '../../platform/policy/table.ts';
import { addPerson, cardRow } from '../people.fixtures.ts';
import { consumerAddress } from '../../domains/customers/consumers/address-schema.ts';
import { fakeCustomiser } from '../fake-customiser.ts';
import { fakeFraudCheck } from '../fake-fraud-check.ts';
import { fakeGiftCards } from '../fake-gift-cards.ts';
import { fakeVault } from '../fake-wallet-providers.ts';
import { cardSession, savedInstrument } from '../../domains/customers/consumers/saved-instrument-schema.ts';
import { bookAddress, testClock } from '../service.ts';
import type { Described } from './contract-request.fixtures.ts';

const TOKENS = { Guest: 'Bearer good', Registered: 'Bearer person', Agent: 'Bearer agent' } as const;
const TYPES = ['Guest', 'Registered', 'Agent'] as const;

const subjectOf = (type: keyof typeof TOKENS): string => `${type}-of-the-tests`;
const actorOf = (type: keyof typeof TOKENS): Actor => ({
  kind: 'shopper',
  shopper: { subject: subjectOf(type), usid: 'usid-of-the-tests', type },
});

const rows: Readonly<Record<string, AnyRow>> = policy;

const EDITOR_TOKEN = 'Bearer editor';

/** A token that may make the call, a guest's where possible. */
export const goodTokenFor = ({ operationId }: Pick<Described, 'operationId'>): string =>
  rows[operationId]?.actors.includes('Editor') === true
    ? EDITOR_TOKEN
    : TOKENS[TYPES.find((type) => rows[operationId]?.actors.includes(type)) ?? 'Guest'];

/** Adds the account of the examples with address and card. */
export async function openAccount(database: Pick<Database, 'read'>): Promise<void> {
  const { consumerNo } = await addPerson(database, { subject: subjectOf('Registered') });
  const { approachType, ...address } = bookAddress();
  await database.read
    .insert(consumerAddress)
    .values({ id: 'addr-0001', consumerNo, approachType, main: true, position: 1, address });
  await database.read.insert(savedInstrument).values(cardRow(consumerNo));
  await database.read.insert(cardSession).values({
    id: 'session-of-the-card-frame-0001',
    consumerNo,
    expiresAt: new Date('2030-01-01T00:00:00Z'),
  });
}

/** All areas on a database, without listening. */
export function wholeAreas(
  database: Database,
  services: Partial<Services> = {},
  gateway = fakeGateway(),
): AppOptions['areas'] {
  return (log): readonly BoundArea[] =>
    createAreas({
      services: { database, clock: testClock(), config: readConfig({}), ...services },
      secret: 'a-secret-of-the-tests-that-is-long-enough',
      providers: {
        gateway,
        addressCheck: sandboxAddressCheck,
        mailer: { send: async () => undefined },
        texter: { send: async () => undefined },
        vault: fakeVault(),
        giftCards: fakeGiftCards(),
        fraud: fakeFraudCheck(),
        customiser: fakeCustomiser(),
        fulfilment: fakeFulfilment(),
        support: fakeSupport(),
        captcha: { verify: async () => true },
        assortment: { changes: async () => [] },
        editors: fakeEditors(),
        translator: fakeTranslator,
        gallery: fakeGallery(),
        recommender: fakeRecommender(),
      },
      pictures: fakePictures(),
      log,
    });
}

/** The complete service; starting fails for unhandled operations. */
export function startWholeService(
  areas: AppOptions['areas'],
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  return createApp({
    areas,
    authenticate: (authorization) => {
      const type = TYPES.find((each) => TOKENS[each] === authorization);
      return type && actorOf(type);
    },
    authenticateEditor: async (authorization) =>
      authorization === EDITOR_TOKEN ? { kind: 'editor', name: EDITOR.username } : undefined,
    production: false,
    logLevel: 'silent',
    ...options,
  });
}
