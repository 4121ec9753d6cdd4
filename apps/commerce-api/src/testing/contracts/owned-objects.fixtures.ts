import type { FakeGateway } from '../fake-gateway.ts';
import type { OwnedKind } from '../../platform/policy/row.ts';
import { bookAddress, usAddress, type TestShopper } from '../service.ts';
import { addPasskeyOf } from '../software-authenticator.fixtures.ts';

/** An owned object with the id in calls. */
interface OwnedObject {
  /** Creates one for the shopper. */
  readonly make: (parts: {
    readonly owner: TestShopper;
    readonly shoe: string;
    readonly gateway: FakeGateway;
  }) => Promise<string>;
  /** An unused id of the same format. */
  readonly missing: string;
}

const NO_UUID = '00000000-0000-4000-8000-000000000000';
const NO_ORDER = 'NF0000000000';

/** Objects of the token, which no call names. */
const unnamed: OwnedObject = { make: async () => '', missing: '' };

const cart: OwnedObject = { make: ({ owner, shoe }) => owner.readyCart([shoe, 1]), missing: NO_UUID };

/** An order with an open challenge does not change between calls. */
const order: OwnedObject = {
  async make({ owner, shoe, gateway }) {
    const cartId = await owner.readyCart([shoe, 1]);
    const session = await owner.openSession(cartId);
    gateway.behaviours.set(session, 'challenge');
    return (await owner.place(cartId, session)).body.orderNumber;
  },
  missing: NO_ORDER,
};

/** An object of each kind, for ownership tests. */
export const ownedObjects: Readonly<Record<OwnedKind, OwnedObject>> = {
  'own-cart': cart,
  'own-bag': cart,
  'own-open-cart': cart,
  'own-order': order,
  'own-payment': order,
  'own-favourites': {
    async make({ owner, shoe }) {
      const wish = { id: shoe.slice(0, 8), qty: 1, itemType: 'product' };
      return (await owner.call<{ favoriteId: string }>('POST', '/wishlists/v2/favorites', wish)).body
        .favoriteId;
    },
    missing: NO_UUID,
  },
  'own-saved-list': {
    async make({ owner, shoe }) {
      const cartId = await owner.newCart([shoe, 1]);
      const itemId = (await owner.cart(cartId)).body.items[0]?.id;
      const { body } = await owner.call<{ saveForLater: { saveForLaterId: string } }>(
        'POST',
        `/cart/v2/cart/${cartId}/saveForLater`,
        { itemId },
      );
      return body.saveForLater.saveForLaterId;
    },
    missing: NO_UUID,
  },
  'own-profile': unnamed,
  'own-instrument': {
    async make({ owner }) {
      const path = '/consumers-v3/consumer/payment_instruments';
      const opened = await owner.call<{ sessionID: string }>('POST', `${path}/session`, {
        referer: 'https://shop.test',
      });
      const { body } = await owner.call<{ card: { paymentInstrumentId: string } }>('POST', path, {
        payment_method_id: 'CREDIT_CARD',
        sessionID: opened.body.sessionID,
        billingAddress: usAddress(),
      });
      return body.card.paymentInstrumentId;
    },
    missing: 'pi-00000000',
  },
  'own-address': {
    async make({ owner }) {
      const { body } = await owner.call<{ addressId: string }>(
        'POST',
        '/consumers-v3/consumer/address',
        bookAddress(),
      );
      return body.addressId;
    },
    missing: 'addr-00000000',
  },
  // Of an editor, who is no shopper.
  'own-site': unnamed,
  'own-passkey': { make: ({ owner }) => addPasskeyOf(owner), missing: NO_UUID },
};
