import { ApiError } from '@haberdash/api-client';
import { expect, it, vi } from 'vitest';
import { createApis, createIdentityClient, createPublicApis, requestContextOf } from './clients.ts';
import { defaultSite } from '../sites/sites.ts';

const rejecting = async () =>
  Response.json(
    { errorDetails: [{ errorId: 'API429', message: 'Too many.' }], appId: 'test', correlationId: 'c' },
    { status: 429, headers: { 'retry-after': '7' } },
  );

it('every client tells the monitor of the request when a service may be asked again', async () => {
  vi.stubGlobal('fetch', rejecting);
  const monitor = vi.fn();
  const facts = {
    baseUrl: 'http://api.test',
    context: requestContextOf(defaultSite, 'c'),
    hooks: { monitor },
  };
  const session = { accessToken: async () => 'token', renew: async () => undefined, usid: () => undefined };
  const apis = createApis({ ...facts, session });
  const calls = [
    () => apis.wishlists.GET('/wishlists/v2/favorites', {}),
    () => createPublicApis(facts).wishlists.GET('/wishlists/v2/favorites', {}),
    () => createIdentityClient(facts).GET('/consumers-v3/utilities/countryList', {}),
  ];
  for (const call of calls) await expect(call()).rejects.toBeInstanceOf(ApiError);
  expect(monitor.mock.calls.map(([{ retryAfterMs }]) => retryAfterMs)).toEqual([7_000, 7_000, 7_000]);
  vi.unstubAllGlobals();
});
