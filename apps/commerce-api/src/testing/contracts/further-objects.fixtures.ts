import type { Cart } from '@haberdash/api-client/cart';
import type { SaveForLater } from '@haberdash/api-client/wishlists';

import { newReview } from '../../domains/community/reviews/reviews-world.fixtures.ts';
import { send, photo } from '../../domains/community/uploads/uploads.contract-cases.ts';
import { savedInstrument } from '../../domains/customers/consumers/saved-instrument-schema.ts';
import type { Shopper } from '../../platform/context/request-context.ts';
import type { OperationId } from '../../platform/contracts/operation-types.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FakeGateway } from '../fake-gateway.ts';
import { cardRow } from '../people.fixtures.ts';
import { usAddress, type TestShopper } from '../service.ts';
import { ownedObjects } from './owned-objects.fixtures.ts';

export interface Owner {
  readonly owner: TestShopper;
  readonly subject: string;
  /** Customer number of an account. */
  readonly consumerNo: string;
  readonly database: Database;
  readonly shoe: string;
  readonly gateway: FakeGateway;
}

/** A second owned object that a call names. */
export interface FurtherObject {
  readonly operationId: OperationId;
  /** The path of its id. */
  readonly place: string;
  /** Its kind, where the path allows several. */
  readonly kind?: string;
  /** The owner's token type. */
  readonly as: Shopper['type'];
  /** Creates it, with the call's object where they belong together. */
  readonly make: (parts: Owner) => Promise<{ readonly id: string; readonly object?: string }>;
  /** An unused id of the same format. */
  readonly missing: string;
  /** The body without ids; the contract's example by default. */
  readonly body?: (parts: Owner, object: string) => Promise<object> | object;
}

const NO_UUID = '00000000-0000-4000-8000-000000000000';
const NO_SESSION = 'session-that-nobody-has';

const lineOf = async ({ owner }: Owner, cartId: string): Promise<string> =>
  (await owner.cart(cartId)).body.items[0]?.id ?? '';

async function ownLine(parts: Owner) {
  const object = await parts.owner.readyCart([parts.shoe, 2]);
  return { id: await lineOf(parts, object), object };
}

async function ownSession({ owner, shoe }: Owner) {
  const object = await owner.readyCart([shoe, 1]);
  return { id: await owner.openSession(object), object };
}

async function ownTender(parts: Owner) {
  const { id: sessionID, object } = await ownSession(parts);
  const { body } = await parts.owner.call<Cart>('POST', `/cart/v1/cart/${object}/paymentInstruments`, {
    payment_method_id: 'CREDIT_CARD',
    sessionID,
  });
  return { id: body.payment_instruments[0]?.id ?? '', object };
}

/** An order with an open challenge, and its session. */
async function ownChallenge({ owner, shoe, gateway }: Owner) {
  const cartId = await owner.readyCart([shoe, 1]);
  const id = await owner.openSession(cartId);
  gateway.behaviours.set(id, 'challenge');
  return { id, object: (await owner.place(cartId, id)).body.orderNumber };
}

async function ownSavedItem({ owner, shoe }: Owner) {
  const object = await owner.newCart([shoe, 1]);
  const itemId = (await owner.cart(object)).body.items[0]?.id;
  const url = `/cart/v2/cart/${object}/saveForLater`;
  const { body } = await owner.call<{ saveForLater: SaveForLater }>('POST', url, { itemId });
  const { saveForLaterId = '', items } = body.saveForLater;
  return { id: items[0]?.itemId ?? '', object: saveForLaterId };
}

async function ownFavourite({ owner, shoe }: Owner) {
  const wish = { id: shoe.slice(0, 8), qty: 1, itemType: 'product' };
  const { body } = await owner.call<{ favoriteId: string; itemId: string }>(
    'POST',
    '/wishlists/v2/favorites',
    wish,
  );
  return { id: body.itemId, object: body.favoriteId };
}

export const SERVING = { storeId: 'NF-US-05', storeEmployeeId: 'E10442' } as const;
const lowered = {
  type: 'PERCENTAGE',
  value: 10,
  reason: 'DAMAGED',
  inStoreSalesInfo: SERVING,
} as const;

async function ownAdjustment(parts: Owner) {
  const { id: itemId, object } = await ownLine(parts);
  const url = `/cart/v1/cart/${object}/price_adjustments`;
  const { body } = await parts.owner.call<Cart>('POST', url, { ...lowered, itemId });
  return { id: body.price_adjustments?.[0]?.adjustmentId ?? '', object };
}

const saved =
  (row: Partial<typeof savedInstrument.$inferInsert>) =>
  async ({ consumerNo, database }: Owner) => {
    const id = `pi-${consumerNo}`;
    await database.read.insert(savedInstrument).values(cardRow(consumerNo, { ...row, id }));
    return { id };
  };

async function ownCardSession({ owner }: Owner) {
  const url = '/consumers-v3/consumer/payment_instruments/session';
  const { body } = await owner.call<{ sessionID: string }>('POST', url, { referer: 'https://shop.test' });
  return { id: body.sessionID };
}

const ownAddress = async (parts: Owner) => ({ id: await ownedObjects['own-address'].make(parts) });
const ownPicture = async ({ owner }: Owner) => ({ id: (await send(owner, await photo())).body.pictureId });

const withSession = { operationId: 'addPaymentInstrument', place: 'body.sessionID', as: 'Guest' } as const;
const withSaved = {
  operationId: 'addPaymentInstrument',
  place: 'body.paymentInstrumentId',
  as: 'Registered',
  missing: 'pi-00000000',
} as const;
const placing = { operationId: 'placeOrder', as: 'Guest' } as const;

/** All paths of second objects. */
export const furtherObjects: readonly FurtherObject[] = [
  {
    ...withSession,
    make: ownSession,
    missing: NO_SESSION,
    body: () => ({ payment_method_id: 'CREDIT_CARD', sessionID: '' }),
  },
  {
    ...withSaved,
    kind: 'a card',
    make: saved({}),
    body: () => ({ payment_method_id: 'CREDIT_CARD', paymentInstrumentId: '' }),
  },
  {
    ...withSaved,
    kind: 'a gift card',
    make: saved({ method: 'GIFT_CARD', card: null, providerToken: 'gift-4820', lastFour: '4820' }),
    body: () => ({ payment_method_id: 'GIFT_CARD', paymentInstrumentId: '' }),
  },
  {
    ...withSaved,
    kind: 'a reward',
    make: saved({ method: 'REWARD_CODE', card: null, providerToken: null, amount: 1_000, points: 1_000 }),
    body: () => ({ payment_method_id: 'REWARD_CODE', paymentInstrumentId: '' }),
  },
  {
    operationId: 'removePaymentInstrument',
    place: 'body.payment_instrument_id',
    as: 'Guest',
    make: ownTender,
    missing: NO_UUID,
  },
  {
    operationId: 'sendDeviceFingerPrint',
    place: 'body.sessionID',
    as: 'Guest',
    make: ownSession,
    missing: NO_SESSION,
  },
  {
    ...placing,
    place: 'body.paymentMethod.additionalData.sessionID',
    make: ownSession,
    missing: NO_SESSION,
    body: () => ({
      cartId: '',
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID: '' } },
      recaptcha_response: 'human',
    }),
  },
  {
    ...placing,
    place: 'body.paymentMethod.id',
    make: ownTender,
    missing: NO_UUID,
    body: () => ({ cartId: '', paymentMethod: { code: 'CREDIT_CARD', id: '' }, recaptcha_response: 'human' }),
  },
  {
    operationId: 'patchOrder',
    place: 'body.paymentMethod.additionalData.sessionID',
    as: 'Guest',
    make: ownChallenge,
    missing: NO_SESSION,
    body: () => ({
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID: '', threeDS2Result: 'passed' } },
    }),
  },
  {
    operationId: 'removeItem',
    place: 'body.itemId',
    as: 'Guest',
    make: ownLine,
    missing: NO_UUID,
    body: () => ({ cartId: '', itemId: '' }),
  },
  {
    operationId: 'updateItem',
    place: 'body.itemId',
    as: 'Guest',
    make: ownLine,
    missing: NO_UUID,
    body: ({ shoe }) => ({ cartId: '', itemId: '', productId: shoe, qty: 3 }),
  },
  {
    operationId: 'saveForLater',
    place: 'body.itemId',
    as: 'Guest',
    make: ownLine,
    missing: NO_UUID,
    body: () => ({ itemId: '' }),
  },
  {
    operationId: 'saveForLater',
    place: 'body.saveForLaterId',
    as: 'Guest',
    make: async (parts) => ({ id: (await ownSavedItem(parts)).object }),
    missing: NO_UUID,
    body: async (parts, object) => ({ itemId: await lineOf(parts, object), saveForLaterId: '' }),
  },
  {
    operationId: 'updateSavedItem',
    place: 'body.itemId',
    as: 'Guest',
    make: ownSavedItem,
    missing: NO_UUID,
    body: () => ({ saveForLaterId: '', itemId: '', qty: 2 }),
  },
  {
    operationId: 'updateSavedItem',
    place: 'body.cartId',
    as: 'Guest',
    make: async (parts) => ({ id: await parts.owner.newCart() }),
    missing: NO_UUID,
    body: async ({ owner }) => {
      const { body } = await owner.call<SaveForLater>('GET', '/wishlists/v2/saveForLater');
      return { saveForLaterId: '', itemId: body.items[0]?.itemId, cartId: '' };
    },
  },
  {
    operationId: 'removeSavedItem',
    place: 'params.itemId',
    as: 'Guest',
    make: ownSavedItem,
    missing: NO_UUID,
  },
  {
    operationId: 'removeFavorite',
    place: 'params.itemId',
    as: 'Guest',
    make: ownFavourite,
    missing: NO_UUID,
  },
  {
    operationId: 'addPriceAdjustment',
    place: 'body.itemId',
    as: 'Agent',
    make: ownLine,
    missing: NO_UUID,
    body: () => ({ ...lowered, itemId: '' }),
  },
  {
    operationId: 'updatePriceAdjustment',
    place: 'params.adjustmentId',
    as: 'Agent',
    make: ownAdjustment,
    missing: NO_UUID,
    body: () => ({ value: 5 }),
  },
  {
    operationId: 'removePriceAdjustment',
    place: 'params.adjustmentId',
    as: 'Agent',
    make: ownAdjustment,
    missing: NO_UUID,
  },
  {
    operationId: 'savePaymentInstrument',
    place: 'body.sessionID',
    as: 'Registered',
    make: ownCardSession,
    missing: NO_SESSION,
    body: () => ({ payment_method_id: 'CREDIT_CARD', sessionID: '', billingAddress: usAddress() }),
  },
  {
    operationId: 'savePaymentInstrument',
    place: 'body.addressId',
    as: 'Registered',
    make: ownAddress,
    missing: 'addr-00000000',
    body: async (parts) => ({
      payment_method_id: 'CREDIT_CARD',
      sessionID: (await ownCardSession(parts)).id,
      addressId: '',
    }),
  },
  {
    operationId: 'updateSavedPaymentInstrument',
    place: 'body.addressId',
    as: 'Registered',
    make: ownAddress,
    missing: 'addr-00000000',
    body: () => ({ addressId: '' }),
  },
  {
    operationId: 'writeReview',
    place: 'body.pictures.0',
    as: 'Guest',
    make: ownPicture,
    missing: `pc-${NO_UUID}`,
    body: () => ({ ...newReview, pictures: [''] }),
  },
  {
    operationId: 'shareLook',
    place: 'body.pictureId',
    as: 'Guest',
    make: ownPicture,
    missing: `pc-${NO_UUID}`,
    body: () => ({ pictureId: '', nickname: 'Linh', email: 'linh@example.org', isTermsConfirmed: true }),
  },
];
