import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { BoundArea } from '../../platform/operations/bind-areas.ts';
import { deliveryNotYet } from '../../domains/shopping/cart/handlers/delivery.ts';
import { sellVariant } from '../catalogue.fixtures.ts';
import { hireEditor } from '../../domains/accounts/preview/preview.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { startTestService, usAddress, type TestService } from '../service.ts';
import { bodyFieldsOf, operationsWithFields, watchBody } from './body-fields.fixtures.ts';
import { cases as cartCases } from '../../domains/shopping/cart/cart.contract-cases.ts';
import { cases as checkoutCases } from '../../domains/orders/checkout/checkout.contract-cases.ts';
import {
  type ReadyCartState,
  SERVED,
  associateWithCart,
  guestAndCustomer,
  guestWithCart,
  guestWithReadyCart,
  orderPlaced,
} from '../shop-states.fixtures.ts';
import {
  cases as identityCases,
  type IdentityState,
} from '../../domains/accounts/identity/identity.contract-cases.ts';
import { cases as eventCases } from '../../domains/content/events/events.contract-cases.ts';
import { cases as passkeyCases } from '../../domains/accounts/passkeys/passkeys.contract-cases.ts';
import { cases as opinionCases } from '../../domains/community/reviews/opinions.contract-cases.ts';
import { productWithReview } from '../../domains/community/reviews/reviews-world.fixtures.ts';
import { cases as purchasesCases } from '../../domains/orders/purchases/purchases.contract-cases.ts';
import { cases as loyaltyCases } from '../../domains/shopping/loyalty/loyalty.contract-cases.ts';
import { cases as adjustmentCases } from '../../domains/shopping/cart/adjustments.contract-cases.ts';
import { cases as customisationCases } from '../../domains/catalogue/customisation/customisation.contract-cases.ts';
import { customisableProduct } from '../../domains/catalogue/customisation/custom-world.fixtures.ts';
import { cases as savedCases } from '../../domains/shopping/saved-items/saved-items.contract-cases.ts';
import { cases as tokenCases } from '../../domains/customers/token/token.contract-cases.ts';
import { firstNotYet } from '../../platform/operations/not-yet.ts';
import { fittingRequests, toInject } from './contract-request.fixtures.ts';
import { goodTokenFor, openAccount, startWholeService, wholeAreas } from './whole-service.fixtures.ts';

const notYet: Readonly<Record<string, readonly string[] | undefined>> = {
  ...deliveryNotYet,
};

const SAID_BY_THE_SERVICE = ['doubleOptin', 'optinDate', 'optoutDate'];

/** Fields without effect, and why callers lose nothing. */
const SAID_IN_VAIN: Readonly<Record<string, readonly string[]>> = {
  // The provider's card data is stored instead.
  placeOrder: ['paymentMethod.additionalData.bin', 'paymentMethod.additionalData.type'],
  patchOrder: ['paymentMethod.additionalData.cardType'],
  // Set by the service and the recipient.
  signUp: SAID_BY_THE_SERVICE.map((field) => `subscriptions.*.${field}`),
  updateConsumer: SAID_BY_THE_SERVICE.map((field) => `consumerProfile.subscriptions.*.${field}`),
  createConsumer: SAID_BY_THE_SERVICE.map((field) => `consumerProfile.subscriptions.*.${field}`),
  // The contracts allow only true.
  writeReview: ['isTermsConfirmed'],
  askQuestion: ['isTermsConfirmed'],
  registerForEvent: ['eventTermsAccepted'],
  updateSubscriptions: SAID_BY_THE_SERVICE.map((field) => `subscriptions.*.${field}`),
};
/** Bodies that are stored or forwarded as a whole. */
const WHOLE: ReadonlySet<string> = new Set([
  'setBillingAddress',
  'validateShippingAddress',
  'searchStores',
  'contactUs',
  'decideRecommendations',
]);

const reads = new Map<string, Set<string>>();

/** Records what an area's handlers read. */
function watched(area: BoundArea): BoundArea {
  const handlers = Object.entries(area.handlers).map(([operationId, handler]) => {
    const seen = reads.get(operationId) ?? new Set<string>();
    reads.set(operationId, seen);
    const run = handler as (call: { readonly body: unknown }) => Promise<unknown>; // whatever the operation is
    const look = (call: { readonly body: unknown }) =>
      run({ ...call, body: watchBody(call.body, (path) => void seen.add(path)) });
    return [operationId, look] as const;
  });
  return { ...area, handlers: Object.fromEntries(handlers) };
}

const isRead = (seen: ReadonlySet<string>, field: string): boolean => {
  const steps = field.split('.');
  const wholes = steps.map((_step, index) => `${steps.slice(0, index).join('.')}.**`);
  return seen.has(field) || wholes.some((whole) => seen.has(whole));
};
const isBelow = (list: readonly string[], field: string): boolean =>
  list.some((each) => field === each || field.startsWith(`${each}.`));

describe('a field of a body', () => {
  let database: TestDatabase;
  let service: TestService;

  beforeAll(async () => {
    database = await cloneDatabase();
    await openAccount(database);
    await hireEditor(database);
    service = await startTestService(database, { wrap: watched });
    const whole = await startWholeService((log, limits) => wholeAreas(database)(log, limits).map(watched));
    for (const described of operationsWithFields) {
      for (const request of fittingRequests(described))
        await whole.inject(toInject(request, goodTokenFor(described)));
    }
    await whole.close();
    const all = [tokenCases, identityCases, cartCases, checkoutCases].flatMap(
      (cases): Readonly<Record<number, (state: IdentityState & ReadyCartState) => Promise<unknown>>>[] =>
        Object.values(cases),
    );
    for (const byStatus of all) {
      const ready = await guestWithReadyCart({ database, service });
      const { shopper, shoe } = ready;
      const state = { ...ready, guarded: service };
      for (const [status, run] of Object.entries(byStatus)) if (Number(status) < 300) await run(state);
      const other = await shopper.readyCart([shoe, 1]);
      await shopper.place(other, await shopper.openSession(other), { billingAddress: usAddress() });
      await shopper.call('POST', '/wishlists/v2/favorites', {
        id: shoe.slice(0, 8),
        qty: 1,
        itemType: 'product',
      });
      await service.checkout.background.drain();
    }
    for (const byStatus of [...Object.values(passkeyCases), ...Object.values(eventCases)]) {
      await database.empty();
      const person = await service.person();
      const state = { database, service, guest: await service.shopper(), person, gone: person };
      for (const [status, run] of Object.entries(byStatus)) if (Number(status) < 300) await run(state);
    }
    await loyaltyCases['applyReward']?.[200]?.(await guestAndCustomer({ database, service }));
    for (const byStatus of Object.values(customisationCases)) {
      const state = await customisableProduct({ database, service });
      for (const [status, run] of Object.entries(byStatus)) if (Number(status) < 300) await run(state);
    }
    for (const byStatus of Object.values(adjustmentCases)) {
      const state = await associateWithCart({ database, service });
      for (const [status, run] of Object.entries(byStatus)) if (Number(status) < 300) await run(state);
      const { agent, cartId } = state;
      await agent.place(cartId, await agent.openSession(cartId), { inStoreSalesInfo: SERVED });
      await service.checkout.background.drain();
    }
    for (const byStatus of Object.values(savedCases)) {
      const state = await guestWithCart({ database, service });
      for (const [status, run] of Object.entries(byStatus)) if (Number(status) < 300) await run(state);
    }
    for (const byStatus of Object.values(opinionCases)) {
      const state = await productWithReview({ database, service });
      for (const [status, run] of Object.entries(byStatus)) if (Number(status) < 300) await run(state);
    }
    for (const byStatus of Object.values(purchasesCases)) {
      const state = await orderPlaced({ database, service });
      for (const [status, run] of Object.entries(byStatus)) if (Number(status) < 300) await run(state);
    }
    // Slow, because it runs the cases of many areas.
  }, 180_000);
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });

  beforeEach(async () => {
    await database.empty();
    service.gateway.reset();
  });

  it.each(operationsWithFields)('of $operationId is read, or rejected', (described) => {
    const { operationId } = described;
    const seen = reads.get(operationId) ?? new Set<string>();
    const excused = [...(notYet[operationId] ?? []), ...(SAID_IN_VAIN[operationId] ?? [])];
    const dropped = bodyFieldsOf(described).filter(
      (field) => !WHOLE.has(operationId) && !isRead(seen, field) && !isBelow(excused, field),
    );
    expect(dropped).toEqual([]);
  });

  it.each(Object.entries(notYet))(
    'of %s that is read is not rejected any more',
    (operationId, fields = []) => {
      const seen = reads.get(operationId) ?? new Set<string>();
      expect(fields.filter((field) => isRead(seen, field))).toEqual([]);
    },
  );

  it.each([
    ['recipeId', { recipeId: 'recipe-1' }],
    ['precreatedCustomsCode', { precreatedCustomsCode: 'READY' }],
    ['pdpUrl', { pdpUrl: '/p/another-shoe' }],
    ['productImageURL', { productImageURL: 'https://pictures.test/shoe.jpg' }],
  ])('that contradicts the product is rejected by its name: %s', async (field, extra) => {
    const shopper = await service.shopper();
    const cartId = await shopper.newCart();
    const shoe = await sellVariant(database, { id: 'NF0NOTYETRED' });
    const rejected = await shopper.call('POST', '/cart/v1/item', [
      { cartId, productId: shoe, qty: 1, ...extra },
    ]);
    expect([rejected.status, rejected.body]).toEqual([
      400,
      expect.objectContaining({ errorDetails: [expect.objectContaining({ errorId: 'API400', field })] }),
    ]);
    expect((await shopper.cart(cartId)).body.items).toEqual([]);
  });

  it('beyond the first address of a delivery is rejected', async () => {
    const shopper = await service.shopper();
    const cartId = await shopper.newCart();
    const rejected = await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
      addresses: [usAddress(), usAddress()],
    });
    expect(rejected.body).toMatchObject({ errorDetails: [{ errorId: 'API400', field: 'addresses.1' }] });
  });
});

it('a path of a field meets entries of lists and inner objects', () => {
  expect(firstNotYet([{ a: 1 }, { b: { c: 0 } }], ['*.b.c'])).toBe('1.b.c');
  expect(firstNotYet({ a: [{ b: 1 }] }, ['a.1'])).toBeUndefined();
  expect(firstNotYet({ a: undefined }, ['a'])).toBeUndefined();
  expect(firstNotYet('text', ['a'])).toBeUndefined();
});
