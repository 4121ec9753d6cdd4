import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run-middleware.fixtures.ts';
import { retryAfter, retryAfterContext } from './retry-after.ts';
import { cacheControlOf } from '@haberdash/page-engine/document';

const call = { operation: 'GET /a', durationMs: 1, tries: 1, requestId: 'r', correlationId: 'c' };
const retryAfterOf = async (status: number, ...waits: readonly number[]) => {
  const context = new RouterContextProvider();
  const respond = () => {
    for (const retryAfterMs of waits) context.get(retryAfterContext)({ ...call, retryAfterMs });
    context.get(retryAfterContext)(call);
    return new Response('', { status });
  };
  const response = await run([retryAfter], new Request('http://shop.test/'), { context, respond });
  return response.headers.get('retry-after');
};

describe('an answer that asks the visitor to come back', () => {
  it('says when the last of the services can be asked again', async () => {
    expect([
      await retryAfterOf(429, 1_000, 8_400, 2_000),
      await retryAfterOf(503, 0),
      await retryAfterOf(504),
    ]).toEqual(['9', '1', '5']);
  });
  it('is no other answer', async () => {
    expect([await retryAfterOf(200, 4_000), await retryAfterOf(409, 4_000)]).toEqual([null, null]);
  });
  it('is nobody’s but the visitor’s, also where the page is the same for everyone', () => {
    const limited = new Response('', { status: 429 });
    expect(cacheControlOf(new Set(['public']), limited)).toBe('private, no-store');
    expect(cacheControlOf(new Set(['public']), new Response(''))).toMatch(/^public/);
  });
});
