import { describe, expect, it, vi } from 'vitest';
import { createFapiClient } from '../fapi/index.ts';
import { checkResponses, ContractError } from './check-responses.ts';
import { contract } from './services/fapi.gen.ts';

const operation = 'GET /fapi/server/time';

describe('checking responses', () => {
  it('accepts a response that matches its contract', () => {
    expect(() =>
      checkResponses(contract)({ operation, status: 200, body: { timestamp: 1, more: true } }),
    ).not.toThrow();
  });

  it('throws what is wrong, where and in which call', () => {
    const check = checkResponses(contract);
    const fault = { operation, status: 200, path: '/timestamp', problem: 'is missing' };
    expect(() => check({ operation, status: 200, body: {} })).toThrow(
      'The 200 answer of GET /fapi/server/time breaks its contract: /timestamp is missing',
    );
    expect(() => check({ operation, status: 200, body: {} })).toThrow(
      expect.objectContaining(fault) as Error,
    );
  });

  it('reports a fault to a listener instead, and the call continues', () => {
    const onFault = vi.fn();
    checkResponses(contract, { onFault })({ operation, status: 200, body: { timestamp: 'x' } });
    expect(onFault).toHaveBeenCalledExactlyOnceWith({
      operation,
      status: 200,
      path: '/timestamp',
      problem: 'is no integer',
    });
  });

  it('checks errors against their schema, and every response for a documented status and call', () => {
    const check = checkResponses(contract);
    const path = (response: { operation: string; status: number; body: unknown }) => {
      try {
        check(response);
      } catch (error) {
        return error instanceof ContractError ? `${error.path} ${error.problem}` : undefined;
      }
      return undefined;
    };
    expect([
      path({ operation, status: 500, body: { errorDetails: [], appId: 'a', correlationId: 'c' } }),
      path({ operation, status: 418, body: {} }),
      path({ operation: 'GET /elsewhere', status: 200, body: {} }),
      path({ operation: 'constructor', status: 200, body: {} }),
    ]).toEqual([
      '/errorDetails has fewer than 1 entries',
      ' has a status that the contract does not know',
      ' belongs to no call of fapi',
      ' belongs to no call of fapi',
    ]);
  });

  it('fits the hook of a client', async () => {
    const client = createFapiClient({
      baseUrl: 'https://api.example.com',
      context: { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' },
      fetch: async () => Response.json({ timestamp: 'noon' }),
      hooks: { check: checkResponses(contract) },
    });
    await expect(client.GET('/fapi/server/time')).rejects.toMatchObject({
      name: 'ContractError',
      path: '/timestamp',
    });
  });
});
