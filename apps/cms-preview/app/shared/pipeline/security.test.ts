import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { security } from './security.ts';

beforeAll(() => void vi.stubEnv('SHOP_ORIGIN', 'http://shop.example:3000'));

async function policy(): Promise<ReadonlyMap<string, readonly string[]>> {
  const context = new RouterContextProvider();
  const request = new Request('http://preview.example/');
  const args = { request, url: new URL(request.url), params: {}, context, pattern: '' };
  // The router passes more than this middleware reads.
  const response = await security(
    args as unknown as Parameters<typeof security>[0],
    async () => new Response('page', { headers: { 'content-type': 'text/html' } }),
  );
  if (!(response instanceof Response)) throw new TypeError('no answer');
  const text = response.headers.get('content-security-policy') ?? '';
  return new Map(
    text.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources] as const;
    }),
  );
}

it.each(['img-src', 'media-src'])(
  'what blocks show of the shop is loaded from there, also without https: %s',
  async (directive) => expect((await policy()).get(directive)).toContain('http://shop.example:3000'),
);
