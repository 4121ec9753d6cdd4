import { createCartClient } from '../cart/index.ts';
import type { ServiceClientOptions } from './service-client.ts';

/** What a fake service does: a response, a lost connection, or nothing. */
export type FakeResponse = Response | Error | 'silence' | ((request: Request) => Response);

export const context = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' } as const;
export const basketId = '3f2f9f3e-7c1b-4a63-9b0e-4d7a1f0a6b11';

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

export const rejection = (errorId: string) => ({
  errorDetails: [{ errorId, message: 'The service says no.' }],
  appId: 'test',
  correlationId: 'c-of-the-service',
});

/** A fetch that returns these responses in order, then empty objects. */
export function fakeFetch(...responses: FakeResponse[]) {
  const requests: Request[] = [];
  const send = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input);
    requests.push(request);
    const response = responses.shift() ?? json({});
    if (response instanceof Error) throw response;
    if (response === 'silence') return new Promise<never>(() => {});
    return typeof response === 'function' ? response(request) : response;
  };
  return { requests, send };
}

/** A cart client with these responses, without delays between attempts. */
export function cartService(responses: readonly FakeResponse[], options: Partial<ServiceClientOptions> = {}) {
  const { requests, send } = fakeFetch(...responses);
  const pauses: number[] = [];
  const client = createCartClient({
    baseUrl: 'https://api.test',
    context: { ...context },
    fetch: send,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
    now: () => 0,
    newId: () => 'id-1',
    ...options,
  });
  const read = () => client.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } });
  const write = () => client.POST('/cart/v1/cart', { body: {} });
  return { client, requests, pauses, read, write };
}

export const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
