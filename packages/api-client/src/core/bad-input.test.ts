import { describe, expect, it } from 'vitest';
import { createCartClient } from '../cart/index.ts';
import { ApiError, BaseUrlError, TransportError } from '../errors/api-error.ts';
import { basketId, cartService, context, json, thrownBy } from './transport.fixtures.ts';

const OPERATION = 'GET /cart/v1/cart/{basketId}';
const endless = () =>
  new Response(
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) }),
    { headers: { 'content-type': 'application/json' } },
  );
const cutOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(new TypeError('terminated'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

describe('an invalid response', () => {
  it.each([
    [
      'HTML with 200',
      new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      /200 with text\/html/,
    ],
    ['a body without a type', new Response(new Uint8Array([123, 125])), /without a type/],
    ['truncated JSON', json('{"id":"a'), /200 with JSON that is cut off or broken, 8 bytes/],
    ['an empty 204', new Response(null, { status: 204 }), /204 with an empty body/],
    ['an empty 200', json(''), /200 with an empty body/],
  ])('names the call and the problem: %s', async (_name, response, message) => {
    const { read } = cartService([response]);
    const error = await thrownBy(read());
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ reason: 'malformed', operation: OPERATION, correlationId: 'id-1' });
    expect(String(error)).toMatch(message);
    expect(String(error)).toContain(OPERATION);
  });

  it('does not quote the body, which may be about a person', async () => {
    const error = await thrownBy(cartService([json('{"email":"linh@example.com" oops')]).read());
    expect(`${String(error)} ${String((error as Error).cause)}`).not.toContain('linh');
  });

  it('stops reading a body of 10 MB at the limit', async () => {
    const { read } = cartService([json(`"${'x'.repeat(10_000_000)}"`)]);
    await expect(read()).rejects.toMatchObject({ reason: 'too-large', operation: OPERATION });
    await expect(cartService([endless()], { maxBytes: 100_000 }).read()).rejects.toThrow(
      'more than 100000 bytes',
    );
  });

  it('retries a truncated response, and gives up after three attempts', async () => {
    const { read, requests } = cartService([cutOff(), json({ id: basketId })]);
    await expect(read()).resolves.toEqual({ id: basketId });
    expect(requests).toHaveLength(2);
    await expect(cartService([cutOff(), cutOff(), cutOff()]).read()).rejects.toMatchObject({
      reason: 'network',
    });
  });
});

describe('an error', () => {
  it.each([
    ['without errorDetails', json({ message: 'No.' }, 500), 'GEN500'],
    ['with empty errorDetails', json({ errorDetails: [] }, 500), 'GEN500'],
    ['with errorDetails that is no list', json({ errorDetails: 'BSK404' }, 500), 'GEN500'],
    ['with entries that are none', json({ errorDetails: [null, 5, { errorId: 'BSK404' }] }, 404), 'BSK404'],
    ['in HTML', new Response('<h1>', { status: 500, headers: { 'content-type': 'text/html' } }), 'GEN500'],
    ['without a body', new Response(null, { status: 500 }), 'GEN500'],
    ['with an unknown code', json({ errorDetails: [{ errorId: 'NEW1', message: 'New.' }] }, 409), 'NEW1'],
  ])('is an ApiError %s', async (_name, response, errorId) => {
    const { status } = response;
    const error = await thrownBy(cartService([response]).read());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ errorId, status, operation: OPERATION, correlationId: 'id-1' });
  });

  it('names call and status if the service gives no reason', async () => {
    await expect(cartService([json({}, 500)]).read()).rejects.toThrow(
      `${OPERATION} answered 500 without a reason`,
    );
  });

  it('has the details, ids and message of the service', async () => {
    const details = [
      { errorId: 'INV406', message: 'Two at most.', field: '/qty', additionalInfo: { maxAllowedQty: 2 } },
      { errorId: 'PRC400', message: 'No price.' },
    ];
    const response = json({ errorDetails: details, appId: 'cart', correlationId: 'c-9' }, 409);
    await expect(cartService([response]).read()).rejects.toMatchObject({
      message: 'Two at most.',
      errorId: 'INV406',
      details,
      appId: 'cart',
      correlationId: 'c-9',
    });
  });
});

describe('a call that cannot be sent', () => {
  it.each([
    ['a line break', { ...context, source: 'shop\r\nx-admin: 1' }, 'source'],
    ['a letter that no header can carry', { ...context, locale: 'en-ů' }, 'locale'],
  ])('names the header with %s, and never its value', async (_name, given, header) => {
    const { read, requests } = cartService([], { context: given });
    const error = await thrownBy(read());
    expect(error).toMatchObject({ reason: 'invalid-request', operation: OPERATION });
    expect(String(error)).toContain(`the header ${header} has a line break`);
    expect(String(error)).not.toContain('x-admin');
    expect(requests).toEqual([]);
  });

  it.each(['', '.', '..'])('rejects the path parameter %j, which addresses another operation', async (id) => {
    const { client, requests } = cartService([]);
    await expect(
      client.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId: id } } }),
    ).rejects.toMatchObject({ reason: 'invalid-request', message: expect.stringContaining('basketId') });
    expect(requests).toEqual([]);
  });

  it('encodes an id so that it stays in its path segment', async () => {
    const { client, requests } = cartService([json({})]);
    await client.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId: '../a/b?c#d' } } });
    expect(requests[0]?.url).toBe('https://api.test/cart/v1/cart/..%2Fa%2Fb%3Fc%23d');
  });

  it('rejects half a character in an address', async () => {
    const { client } = cartService([]);
    await expect(
      client.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId: '\ud800' } } }),
    ).rejects.toMatchObject({ reason: 'invalid-request' });
  });
});

describe('a base URL', () => {
  it.each([
    ['api.example.com', 'no scheme'],
    ['localhost:4000', 'no scheme'],
    ['/api', 'no scheme'],
    ['', 'no scheme'],
    ['ftp://api.example.com', 'no scheme'],
    ['https://api.example.com?key=1', 'more than'],
    ['https://user@api.example.com', 'more than'],
  ])('%j is rejected when the client is made', (baseUrl, problem) => {
    const make = () => createCartClient({ baseUrl, context });
    expect(make).toThrow(BaseUrlError);
    expect(make).toThrow(problem);
    expect(make).toThrow('The client of cart');
  });

  it('may have a path and a slash at its end', async () => {
    const { write, requests } = cartService([json({})], { baseUrl: 'https://api.test/gateway/' });
    await write();
    expect(requests[0]?.url).toBe('https://api.test/gateway/cart/v1/cart');
  });
});
