/// <reference types="vite/client" />
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ServiceClientOptions } from '../core/service-client.ts';
import { ApiError } from '../errors/api-error.ts';
import { contractCases, type ContractCase } from './contract-cases.fixtures.ts';
import { MOCK_APP_ID, mockHandlers } from './index.ts';
import { checkResponses } from '../validate/check-responses.ts';
import type { ResponseContract } from '../validate/contract.ts';
import { operations } from './operations/operations.gen.ts';

type Call = (path: string, init?: object) => Promise<unknown>;
type CreateClient = (options: ServiceClientOptions) => Readonly<Record<string, Call>>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true });
const answerContracts = import.meta.glob<{ contract: ResponseContract }>(
  '../validate/services/!(shared).gen.ts',
  {
    eager: true,
  },
);
const baseUrl = 'https://api.example.com';
const context = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' } as const;
const handlers = mockHandlers({ baseUrl });
const result: typeof fetch = async (input, init) => {
  const response = await getResponse(handlers, new Request(input, init));
  if (response === undefined) throw new TypeError('No mock answers this call.');
  return response;
};
const session = {
  accessToken: async () => 'token',
  renew: async () => undefined,
  usid: () => 'usid-0001',
};

function clientOf({ service, host }: ContractCase): Readonly<Record<string, Call>> {
  const found = Object.entries(modules[`../${service}/index.ts`] ?? {}).find(([name]) =>
    /^create\w+Client$/.test(name),
  );
  if (found === undefined) throw new Error(`The service ${service} has no client.`);
  const responses = answerContracts[`../validate/services/${service}.gen.ts`]?.contract;
  if (responses === undefined) throw new Error(`The answers of ${service} cannot be checked.`);
  // Each module has one function that creates its client; the calls come from the contract.
  const create = found[1] as CreateClient;
  return create({
    baseUrl: host ?? baseUrl,
    context,
    wait: async () => {},
    fetch: result,
    hooks: { check: checkResponses(responses) },
    // The mocks replace the whole session.
    session: session as unknown as NonNullable<ServiceClientOptions['session']>,
  });
}

async function run(test: ContractCase, code?: string): Promise<unknown> {
  const choice = [test.id, test.status, ...(code === undefined ? [] : [code])].join(':');
  const send = clientOf(test)[test.method];
  return send?.(test.path, { ...test.request, headers: { cookie: `mock-status=${choice}` } });
}

function shownBy({ id, status }: ContractCase): unknown {
  const result = operations.find((operation) => operation.id === id)?.answers[String(status)];
  if (result === undefined || !('body' in result || 'type' in result)) return undefined;
  return result.type === undefined || result.type.endsWith('json')
    ? result.body
    : (result.body ?? MOCK_APP_ID);
}

const isGood = ({ status }: ContractCase) => status < 400;

describe('the mocks', () => {
  it('have a case for every operation and status of the contracts, and none beside', () => {
    const mocked = operations.flatMap(({ id, answers: responses }) =>
      Object.keys(responses).map((status) => `${id} ${status}`),
    );
    expect(mocked.toSorted()).toEqual(contractCases.map(({ id, status }) => `${id} ${status}`).toSorted());
  });

  it.each(contractCases.filter(isGood))(
    '$service: $id responds with $status as in its contract',
    async (test) => {
      const data = await run(test);
      expect(data instanceof Uint8Array ? new TextDecoder().decode(data) : data).toEqual(shownBy(test));
    },
  );

  it.each(contractCases.filter((test) => !isGood(test)))(
    '$service: $id rejects with $status and each of its codes',
    async (test) => {
      const codes = test.host === undefined ? test.codes : [undefined];
      expect(codes).not.toEqual([]);
      for (const code of codes) {
        const error = await run(test, code).catch((cause: unknown) => cause);
        expect(error).toBeInstanceOf(ApiError);
        expect(error).toMatchObject({
          status: test.status,
          errorId: code ?? 'GEN500',
          call: { method: test.method, path: test.path },
          ...(code === undefined ? {} : { appId: MOCK_APP_ID }),
        });
      }
    },
  );
});
