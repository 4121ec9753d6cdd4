import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { offerCoupon, sellVariant } from '../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import {
  startTestService,
  testClock,
  usAddress,
  usSite,
  type Reply,
  type TestService,
  type TestShopper,
} from '../testing/service.ts';
import { listOperations, readContracts, type Operation } from './contracts.ts';
import { unanswered } from './unanswered.ts';

const operations = listOperations(readContracts());
const AREAS = new Set(['token', 'cart', 'fapi']);
const waiting = new Set<string>(unanswered);
const covered = [...operations.values()].filter(
  ({ service, operationId }) =>
    (AREAS.has(service) || operationId === 'getPurchase') && !waiting.has(operationId),
);

interface World {
  readonly service: TestService;
  readonly shopper: TestShopper;
  readonly shoe: string;
  readonly soldOut: string;
  /** A cart of the shopper with one line and both addresses. */
  readonly cartId: string;
  readonly itemId: string;
}

type Answer = Promise<Reply<unknown>>;
type Case = (world: World) => Answer;

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const token = (service: TestService, payload: object): Answer =>
  service.app
    .inject({ method: 'POST', url: '/token/v2/auth/token', headers: usSite, payload })
    .then((response) => ({
      status: response.statusCode,
      body: response.json<unknown>(),
      errorIds:
        response
          .json<{ errorDetails?: { errorId: string }[] }>()
          .errorDetails?.map(({ errorId }) => errorId) ?? [],
    }));

const item = (world: World, overrides: object = {}) => [
  { cartId: world.cartId, productId: world.shoe, qty: 1, ...overrides },
];
const challenged = async ({ shopper, service, cartId }: World) => {
  const session = await shopper.openSession(cartId);
  service.gateway.behaviours.set(session, 'challenge');
  return { session, order: (await shopper.place(cartId, session)).body };
};
const placed = async ({ shopper, cartId }: World) =>
  (await shopper.place(cartId, await shopper.openSession(cartId))).body;
const refresh = async (service: TestService): Promise<string> => {
  const { body } = await token(service, { type: 'Guest' });
  return (body as { refreshToken: string }).refreshToken;
};
const sessionUrl = (cartId: string, referer = 'https://shop.test') =>
  `/cart/v1/paymentSession?referer=${encodeURIComponent(referer)}&paymentMethodId=CREDIT_CARD&basketId=${cartId}`;

const onCart = (
  method: 'GET' | 'POST' | 'DELETE',
  path: (cartId: string) => string,
  body?: object,
): Record<number, Case> => ({
  200: ({ shopper, cartId }) => shopper.call(method, path(cartId), body),
  400: ({ shopper }) => shopper.call(method, path('not-a-cart'), body),
  404: ({ shopper }) => shopper.call(method, path(NOWHERE), body),
});

/** Success and refusals by operation; 401 and 500 are asked of every operation in the same way below. */
const cases: Record<string, Record<number, Case>> = {
  getServerTime: { 200: ({ shopper }) => shopper.call('GET', '/fapi/server/time') },
  createToken: {
    200: ({ service }) => token(service, { type: 'Guest' }),
    400: ({ service }) => token(service, { type: 'Nobody' }),
    401: ({ service }) => token(service, { type: 'Guest', refreshToken: 'x'.repeat(40) }),
    403: ({ service }) =>
      token(service, {
        type: 'Registered',
        authorizationCode: 'x'.repeat(40),
        codeVerifier: 'x'.repeat(43),
      }),
    409: async ({ service }) => {
      const refreshToken = await refresh(service);
      for (let use = 0; use < 10; use += 1) await token(service, { type: 'Guest', refreshToken });
      return token(service, { type: 'Guest', refreshToken });
    },
  },
  createCart: {
    201: ({ shopper }) => shopper.call('POST', '/cart/v1/cart', {}),
    400: ({ shopper }) => shopper.call('POST', '/cart/v1/cart', { unknown: true }),
  },
  createCartWithItem: {
    201: ({ shopper, shoe }) => shopper.call('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1 }]),
    400: ({ shopper }) => shopper.call('POST', '/cart/v1/cartWithItem', []),
    404: ({ shopper }) =>
      shopper.call('POST', '/cart/v1/cartWithItem', [{ productId: 'NF99999999X', qty: 1 }]),
    409: ({ shopper, soldOut }) =>
      shopper.call('POST', '/cart/v1/cartWithItem', [{ productId: soldOut, qty: 1 }]),
  },
  getCart: onCart('GET', (id) => `/cart/v1/cart/${id}?inventorySupplyCheck=true`),
  addItems: {
    200: (world) => world.shopper.call('POST', '/cart/v1/item', item(world)),
    400: (world) => world.shopper.call('POST', '/cart/v1/item', item(world, { qty: 0 })),
    404: (world) => world.shopper.call('POST', '/cart/v1/item', item(world, { cartId: NOWHERE })),
    409: (world) => world.shopper.call('POST', '/cart/v1/item', item(world, { qty: 11 })),
  },
  removeItem: {
    200: ({ shopper, cartId, itemId }) => shopper.call('DELETE', '/cart/v1/item', { cartId, itemId }),
    400: ({ shopper, cartId }) => shopper.call('DELETE', '/cart/v1/item', { cartId }),
    404: ({ shopper, itemId }) => shopper.call('DELETE', '/cart/v1/item', { cartId: NOWHERE, itemId }),
  },
  updateItem: Object.fromEntries(
    (
      [
        [200, { qty: 2 }],
        [400, { qty: 1.5 }],
        [404, { itemId: NOWHERE }],
        [409, { qty: 999 }],
      ] as const
    ).map(([status, change]) => [
      status,
      ({ shopper, cartId, itemId }: World) =>
        shopper.call('PUT', `/cart/v1/cart/${cartId}/item`, { cartId, itemId, qty: 1, ...change }),
    ]),
  ),
  applyCoupon: Object.fromEntries(
    (
      [
        [200, { code: 'TEN' }],
        [400, { code: 'NOPE' }],
        [404, { code: 'TEN', cartId: NOWHERE }],
        [409, { code: 'PAST' }],
      ] as const
    ).map(([status, body]) => [
      status,
      ({ shopper, cartId }: World) => shopper.call('PUT', '/cart/v1/coupon', { cartId, ...body }),
    ]),
  ),
  removeCoupon: {
    200: ({ shopper, cartId }) => shopper.call('DELETE', '/cart/v1/coupon', { cartId, code: 'TEN' }),
    400: ({ shopper, cartId }) => shopper.call('DELETE', '/cart/v1/coupon', { cartId, code: '' }),
    404: ({ shopper }) => shopper.call('DELETE', '/cart/v1/coupon', { cartId: NOWHERE, code: 'TEN' }),
  },
  setShippingMethod: Object.fromEntries(
    (
      [
        [200, { code: 'express' }],
        [400, { shippingId: 'you' }],
        [404, { cartId: NOWHERE }],
        [409, { code: 'drone' }],
      ] as const
    ).map(([status, change]) => [
      status,
      ({ shopper, cartId }: World) =>
        shopper.call('POST', '/cart/v1/shippingMethod', {
          cartId,
          code: 'express',
          shippingId: 'me',
          ...change,
        }),
    ]),
  ),
  getShippingMethods: onCart('GET', (id) => `/cart/v1/cart/${id}/shippingMethod/me`),
  setShippingAddress: {
    ...onCart('POST', (id) => `/cart/v2/cart/${id}/shippingAddress`, { addresses: [usAddress()] }),
    409: ({ shopper, cartId }) =>
      shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
        addresses: [usAddress({ countryCode: 'JP' })],
      }),
  },
  removeShippingAddress: onCart('DELETE', (id) => `/cart/v2/cart/${id}/shippingAddress`),
  validateShippingAddress: onCart(
    'POST',
    (id) => `/cart/v1/cart/${id}/shippingAddress/validation`,
    usAddress(),
  ),
  setBillingAddress: onCart('POST', (id) => `/cart/v1/cart/${id}/billingAddress`, usAddress()),
  removeBillingAddress: onCart('DELETE', (id) => `/cart/v1/cart/${id}/billingAddress`),
  getPaymentMethods: onCart('GET', (id) => `/cart/v1/cart/${id}/paymentMethods`),
  getPaymentSession: {
    ...onCart('GET', (id) => sessionUrl(id)),
    400: ({ shopper, cartId }) => shopper.call('GET', sessionUrl(cartId, 'javascript:alert(1)')),
    409: async ({ shopper }) => shopper.call('GET', sessionUrl(await shopper.newCart())),
  },
  prepareOrder: {
    200: ({ shopper, cartId }) => shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId }),
    400: ({ shopper }) => shopper.call('POST', '/cart/v1/cart/prepareOrder', {}),
    404: ({ shopper }) => shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: NOWHERE }),
    409: async ({ shopper }) =>
      shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: await shopper.newCart() }),
  },
  placeOrder: {
    200: async ({ shopper, cartId }) => shopper.place(cartId, await shopper.openSession(cartId)),
    400: ({ shopper, cartId }) => shopper.place(cartId, 'short'),
    404: ({ shopper }) => shopper.place(NOWHERE, 'a-session-of-nobody'),
    409: ({ shopper, cartId }) => shopper.place(cartId, 'a-session-of-nobody'),
  },
  patchOrder: {
    200: async (world) => {
      const { order, session } = await challenged(world);
      return world.shopper.answerChallenge(order.orderNumber, session, 'passed');
    },
    400: ({ shopper }) => shopper.call('PATCH', '/cart/v2/checkout/order/NF0000000000', {}),
    404: ({ shopper }) => shopper.answerChallenge('NF0000000000', 'a-session-of-nobody', 'passed'),
    409: async (world) => {
      const { order, session } = await challenged(world);
      return world.shopper.answerChallenge(order.orderNumber, session, 'failed');
    },
  },
  getPurchase: {
    200: async (world) =>
      world.shopper.call('GET', `/consumers-v3/consumer/purchase/${(await placed(world)).orderNumber}`),
    400: ({ shopper }) => shopper.call('GET', '/consumers-v3/consumer/purchase/nonsense'),
    404: ({ shopper }) => shopper.call('GET', '/consumers-v3/consumer/purchase/NF0000000000'),
  },
};

const documented = ({ successStatus, errorCodes }: Operation): number[] => [
  successStatus,
  ...Object.keys(errorCodes).map(Number),
];

/** The same call, that fits its contract, for a caller without a token or a service that is broken. */
const fitting = (operation: Operation) => {
  const url = operation.path
    .replace('{basketId}', NOWHERE)
    .replace('{shippingId}', 'me')
    .replace(/\{order\w+\}/, 'NF0000000000');
  const bodies: Record<string, unknown> = {
    createToken: { type: 'Guest' },
    createCart: {},
    createCartWithItem: [{ productId: 'NF0A1B2CRED', qty: 1 }],
    addItems: [{ cartId: NOWHERE, productId: 'NF0A1B2CRED', qty: 1 }],
    removeItem: { cartId: NOWHERE, itemId: 'x' },
    updateItem: { cartId: NOWHERE, itemId: 'x', qty: 1 },
    applyCoupon: { cartId: NOWHERE, code: 'TEN' },
    removeCoupon: { cartId: NOWHERE, code: 'TEN' },
    setShippingMethod: { cartId: NOWHERE, code: 'express', shippingId: 'me' },
    setShippingAddress: { addresses: [usAddress()] },
    validateShippingAddress: usAddress(),
    setBillingAddress: usAddress(),
    prepareOrder: { basketId: NOWHERE },
    placeOrder: {
      cartId: NOWHERE,
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID: 'session-1' } },
    },
    patchOrder: {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID: 'session-1', threeDS2Result: 'Y' } },
    },
  };
  return {
    url: operation.operationId === 'getPaymentSession' ? sessionUrl(NOWHERE) : url,
    body: bodies[operation.operationId],
  };
};

describe('the contracts', () => {
  let database: TestDatabase;
  let service: TestService;
  let broken: TestService;

  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database);
    const failing = new Proxy(database.read, {
      get: () => {
        throw new Error('secret of the database');
      },
    });
    const clock = {
      ...testClock(),
      now: () => {
        throw new Error('secret of the clock');
      },
    };
    broken = await startTestService(
      {
        ...database,
        read: failing,
        transaction: async () => {
          throw new Error('secret of the database');
        },
      },
      { clock },
    );
  });
  afterAll(async () => {
    await service.app.close();
    await broken.app.close();
    await database.close();
  });

  async function world(): Promise<World> {
    await database.empty();
    service.gateway.reset();
    const shoe = await sellVariant(database);
    const soldOut = await sellVariant(database, { id: 'NF0SOLD0OUT', stock: 0 });
    await offerCoupon(database, 'TEN');
    await offerCoupon(database, 'PAST', { endsAt: new Date('2020-01-01T00:00:00Z') });
    const shopper = await service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const { body } = await shopper.cart(cartId);
    return { service, shopper, shoe, soldOut, cartId, itemId: body.items[0]?.id ?? '' };
  }

  const listed = covered.flatMap((operation) =>
    Object.entries(cases[operation.operationId] ?? {}).map(([status, run]) => ({
      operation,
      operationId: operation.operationId,
      status: Number(status),
      run,
    })),
  );

  it.each(listed)('$operationId answers $status as documented', async ({ operation, status, run }) => {
    const reply = await run(await world());
    expect([reply.status, reply.errorIds]).toEqual([status, reply.errorIds]);
    for (const errorId of reply.errorIds) expect(operation.errorCodes[String(status)]).toContain(errorId);
    expect(reply.errorIds.length > 0).toBe(status >= 400);
    await service.checkout.background.drain();
  });

  it.each(covered.filter(({ needsToken }) => needsToken))(
    '$operationId answers 401 without a good token',
    async (operation) => {
      const { url, body } = fitting(operation);
      for (const authorization of [undefined, 'Bearer nonsense', 'Basic dXNlcg==']) {
        const response = await service.app.inject({
          method: operation.method as 'GET',
          url,
          headers: { ...usSite, ...(authorization === undefined ? {} : { authorization }) },
          ...(body === undefined ? {} : { payload: body as object }),
        });
        expect([
          response.statusCode,
          response.json<{ errorDetails: { errorId: string }[] }>().errorDetails[0]?.errorId,
        ]).toEqual([401, 'AUT401']);
      }
    },
  );

  it.each(covered)('$operationId answers 500 for a fault, and tells nothing of it', async (operation) => {
    const shopper = await service.shopper();
    const { url, body } = fitting(operation);
    const authorization = shopper.authorization;
    const response = await broken.app.inject({
      method: operation.method as 'GET',
      url,
      headers: { ...usSite, authorization },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      errorDetails: [{ errorId: 'GEN500', message: expect.any(String) as string }],
      appId: 'haberdash-commerce',
      correlationId: response.headers['x-correlation-id'],
    });
  });

  it('have a case for every status of every operation', () => {
    const missing = covered.flatMap((operation) => {
      const given = new Set([
        ...Object.keys(cases[operation.operationId] ?? {}).map(Number),
        500,
        ...(operation.needsToken ? [401] : []),
      ]);
      return documented(operation)
        .filter((status) => !given.has(status))
        .map((status) => `${operation.operationId} ${status}`);
    });
    expect(missing).toEqual([]);
  });
});
