import { expect, test } from '@playwright/test';
import { startTestStack, type TestStack } from '../support/hostile/test-stack.ts';
import { LONGEST_STALL_MS } from '../support/hostile/server-load.ts';
import { serviceCases } from '../support/hostile/service-cases.ts';
import { runCase, type Guest } from '../support/hostile/service-probe.ts';

const site = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US' };

async function newGuest(origin: string): Promise<Guest> {
  const headers = { ...site, 'content-type': 'application/json' };
  const post = async (path: string, body: object, more: object = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const token = String((await post('/token/v2/auth/token', { type: 'Guest' }))['accessToken']);
  const cart = await post('/cart/v1/cart', {}, { authorization: `Bearer ${token}` });
  return { token, cart: String(cart['id']) };
}

test.describe('the commerce service', () => {
  let stack: TestStack;
  let guest: Guest;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await startTestStack('hostile-service');
    guest = await newGuest(stack.api.origin);
  });
  test.afterAll(() => stack.stop());

  test('rejects every hostile request with an error, and continues to serve others', async () => {
    test.setTimeout(300_000);
    const { origin, process: child } = stack.api;
    const server = { origin, pid: child.pid ?? 0, stalls: stack.stalls };
    const found: string[] = [];
    for (const hostile of serviceCases) {
      const { status, blockedMs } = await runCase(server, hostile, guest);
      if (status === 0 || status >= 500) found.push(`${hostile.name}: status ${status}`);
      if (blockedMs > LONGEST_STALL_MS)
        found.push(`${hostile.name}: blocked for ${Math.round(blockedMs)} ms`);
      if (child.exitCode !== null) throw new Error(`${hostile.name} ended the service`);
    }
    expect(found).toEqual([]);
  });
});
