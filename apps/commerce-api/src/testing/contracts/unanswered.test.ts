import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';

import { createApp } from '../../platform/app/app.ts';
import type { Contract } from '../../platform/contracts/contracts.ts';

const operation = (operationId: string, more: object = {}) => ({
  operationId,
  parameters: [],
  'x-error-codes': {},
  responses: { 200: { description: 'Ok.' } },
  ...more,
});
const body = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['answer'],
        additionalProperties: false,
        properties: { answer: { type: 'boolean' } },
      },
    },
  },
};
const contract: Contract = {
  service: 'surveys',
  document: {
    security: [],
    components: { securitySchemes: { shopper: { type: 'http', scheme: 'bearer' } } },
    paths: {
      '/surveys/v1/answers': {
        parameters: [],
        get: operation('getAnswers', { security: [{ shopper: [] }] }),
        post: operation('addAnswer', { requestBody: body }),
      },
      '/surveys/v1/results': {
        parameters: [],
        get: operation('getResults', { security: [{}, { shopper: [] }] }),
      },
    },
  },
};
const external: Contract = {
  service: 'elsewhere',
  document: {
    ...contract.document,
    'x-external': true,
    paths: { '/pixel': { parameters: [], get: operation('getPixel') } },
  },
};
const parts = {
  areas: () => [],
  authenticate: (authorization: string | undefined) =>
    authorization === 'Bearer good'
      ? { kind: 'shopper' as const, shopper: { subject: 's', usid: 'u', type: 'Guest' as const } }
      : undefined,
  production: false,
  logLevel: 'silent',
  contracts: [contract, external],
};
const all = ['getAnswers', 'addAnswer', 'getResults'];

describe('operations that are listed as unanswered', () => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await createApp({ ...parts, unanswered: all })));
  afterAll(() => app.close());

  it('answer 501 in the shape of every refusal, in the shopper’s language', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/surveys/v1/answers',
      headers: { locale: 'fr-fr' },
      payload: { answer: true },
    });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([501, 'no-store']);
    expect(response.json()).toEqual({
      errorDetails: [{ errorId: 'GEN500', message: 'Le service ne répond pas encore à cet appel.' }],
      appId: 'haberdash-commerce',
      correlationId: response.headers['x-correlation-id'],
    });
  });

  it.each([
    ['another type', { answer: 'yes' }],
    ['a missing field', {}],
    ['an unknown field', { answer: true, other: 1 }],
    ['no body', undefined],
  ])('refuse a request with %s first', async (_name, payload) => {
    const response = await app.inject({
      method: 'POST',
      url: '/surveys/v1/answers',
      ...(payload === undefined ? {} : { payload }),
    });
    expect([response.statusCode, response.json<{ errorDetails: object[] }>().errorDetails[0]]).toMatchObject([
      400,
      { errorId: 'API400' },
    ]);
  });

  it.each([
    ['/surveys/v1/answers', undefined, 401],
    ['/surveys/v1/answers', 'Bearer good', 501],
    ['/surveys/v1/results', undefined, 501],
  ])('ask for a token where the contract does: %s with %s answers %i', async (url, authorization, status) => {
    const headers = authorization === undefined ? {} : { authorization };
    expect((await app.inject({ url, headers })).statusCode).toBe(status);
  });

  it('leave calls to hosts that are not ours unknown', async () => {
    expect((await app.inject('/pixel')).statusCode).toBe(404);
  });
});

describe('the list of unanswered operations only shrinks: the service does not start', () => {
  it('with a listed operation that somebody answers', async () => {
    const unknownToTypes = { addAnswer: async () => ({ timestamp: 1 }) };
    const area = { name: 'a', handlers: { ...unknownToTypes, getServerTime: unknownToTypes.addAnswer } };
    const time = { '/time': { parameters: [], get: operation('getServerTime') } };
    const withTime = {
      ...contract,
      document: { ...contract.document, paths: { ...contract.document.paths, ...time } },
    };
    await expect(
      createApp({ ...parts, contracts: [withTime], areas: () => [area], unanswered: all }),
    ).rejects.toThrow('The operation addAnswer is answered: it has to leave the list of unanswered ones.');
  });
  it('with a listed operation that no contract has, or only one of another host', async () => {
    for (const unknown of ['flyToTheMoon', 'getPixel'])
      await expect(createApp({ ...parts, unanswered: [...all, unknown] })).rejects.toThrow(
        `No contract has the operation ${unknown}, which is listed as unanswered.`,
      );
  });
  it('with an operation that is listed twice', async () => {
    await expect(createApp({ ...parts, unanswered: [...all, 'addAnswer'] })).rejects.toThrow(
      'The operation addAnswer is listed as unanswered twice.',
    );
  });
  it('with an operation that is neither listed nor answered', async () => {
    await expect(createApp({ ...parts, unanswered: ['getAnswers', 'addAnswer'] })).rejects.toThrow(
      'The operation getResults has no row in the policy table.',
    );
  });
});
