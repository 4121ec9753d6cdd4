import { usSite, type Reply, type TestService } from '../../../testing/service.ts';
import type { ReadyCartState } from '../../../testing/shop-states.fixtures.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';

const token = (service: TestService, payload: object): Promise<Reply<unknown>> =>
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

const refresh = async (service: TestService): Promise<string> => {
  const { body } = await token(service, { type: 'Guest' });
  return (body as { refreshToken: string }).refreshToken;
};

export const cases: ContractCases<ReadyCartState> = {
  getServerTime: { 200: ({ shopper }) => shopper.call('GET', '/fapi/server/time') },
  createToken: {
    200: ({ service }) => token(service, { type: 'Guest' }),
    400: ({ service }) => token(service, { type: 'Nobody' }),
    401: ({ service }) => token(service, { type: 'Guest', refreshToken: 'x'.repeat(40) }),
    409: async ({ service }) => {
      const refreshToken = await refresh(service);
      for (let use = 0; use < 10; use += 1) await token(service, { type: 'Guest', refreshToken });
      return token(service, { type: 'Guest', refreshToken });
    },
  },
};
