import { getResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockHandlers, readMockStatus, type MockOptions } from './index.ts';

const getTime = async (url: string, options: MockOptions = {}, headers: HeadersInit = {}) =>
  getResponse(mockHandlers(options), new Request(url, { headers }));

afterEach(() => vi.unstubAllEnvs());

describe('the mocks', () => {
  it('respond on every host, or on the given one, with or without the mock path', async () => {
    const statuses = await Promise.all(
      [
        getTime('https://anywhere.test/fapi/server/time'),
        getTime('https://anywhere.test/mock/fapi/server/time?x=1'),
        getTime('https://api.test/v/fapi/server/time', { baseUrl: 'https://api.test/v/' }),
        getTime('https://api.test/v/mock/fapi/server/time', { baseUrl: 'https://api.test/v' }),
        getTime('https://apixtest/v/fapi/server/time', { baseUrl: 'https://api.test/v' }),
        getTime('https://elsewhere.test/fapi/server/time', { baseUrl: 'https://api.test' }),
        getTime('https://anywhere.test/nowhere/fapi/server/time', { baseUrl: 'https://anywhere.test' }),
      ].map(async (response) => (await response)?.status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, undefined, undefined, undefined]);
  });

  it('take the status from the cookie before that of the options, and all before none', async () => {
    const url = 'https://api.test/fapi/server/time';
    const statuses = await Promise.all(
      [
        getTime(url, { statuses: { '*': 500 } }),
        getTime(url, { statuses: { getServerTime: 500 } }, { cookie: 'a=b; mock-status=200' }),
        getTime(url, {}, { cookie: 'mock-status=createCart:404|getServerTime:500' }),
        getTime(url, {}, { cookie: 'mock-status=404' }),
        getTime(url, {}, { cookie: 'mock-status=nonsense' }),
      ].map(async (response) => (await response)?.status),
    );
    expect(statuses).toEqual([500, 200, 500, 200, 200]);
  });

  it('repeat the correlation id', async () => {
    const response = await getTime('https://api.test/fapi/server/time', {}, { 'x-correlation-id': 'c-1' });
    expect(response?.headers.get('x-correlation-id')).toBe('c-1');
  });

  it('respond after the given delay', async () => {
    const wait = vi.fn(async () => {});
    await getTime('https://api.test/fapi/server/time', { delayMs: 250, wait });
    expect(wait).toHaveBeenCalledExactlyOnceWith(250);
  });

  it('reject a status that the contract does not have', () => {
    expect(() => mockHandlers({ statuses: { getServerTime: 418 } })).toThrow(
      'getServerTime does not answer 418; its contract has 200, 500.',
    );
  });

  it('throw in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => mockHandlers()).toThrow('Mocks never answer in production.');
  });
});

describe('the mock-status cookie', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['404', { '*': { status: 404 } }],
    [
      'getCart:404|placeOrder:409:PAY400',
      { getCart: { status: 404 }, placeOrder: { status: 409, code: 'PAY400' } },
    ],
    ['getCart:4|getCart:|:404|x y:404', {}],
  ])('%j parses %j', (cookie, choices) => {
    expect(readMockStatus(cookie)).toEqual(choices);
  });
});
