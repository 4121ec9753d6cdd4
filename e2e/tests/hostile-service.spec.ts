import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { RunningServer } from '@haberdash/tools/stack/child.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startApi, startParties } from '@haberdash/tools/stack/stack.ts';
import { serviceCases } from '../support/hostile/service-cases.ts';
import { runCase, type CaseOutcome, type Guest } from '../support/hostile/service-probe.ts';

/** The longest that any request may keep the others from being answered. */
const MAX_BLOCKED_MS = 50;
/** What is loaded or compiled with its first use is so once. */
const TRIES = 3;

const site = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US' };

async function newGuest(origin: string): Promise<Guest> {
  const headers = { ...site, 'content-type': 'application/json' };
  const post = async (path: string, body: object, more: object = {}): Promise<Record<string, unknown>> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const token = String((await post('/token/v2/auth/token', { type: 'Guest' }))['accessToken']);
  const cart = await post('/cart/v1/cart', {}, { authorization: `Bearer ${token}` });
  return { token, cart: String(cart['id']) };
}

/** The best of a few tries: a service that blocks on a request does so every time. */
async function bestOf(tries: number, run: () => Promise<CaseOutcome>): Promise<CaseOutcome> {
  let best = await run();
  for (let again = 1; again < tries && best.blockedMs > MAX_BLOCKED_MS && best.status < 500; again += 1) {
    const next = await run();
    best = { status: next.status, blockedMs: Math.min(best.blockedMs, next.blockedMs) };
  }
  return best;
}

test.describe('the commerce service', () => {
  let parties: RunningServer;
  let service: RunningServer;
  let dataDir: string;
  let guest: Guest;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    dataDir = await mkdtemp(join(tmpdir(), 'haberdash-hostile-'));
    const options = {
      storefrontPort: await freePort(),
      apiPort: await freePort(),
      sandboxPort: await freePort(),
      dataDir,
      products: 200,
    };
    parties = await startParties(options);
    service = await startApi(options);
    guest = await newGuest(service.origin);
  });
  test.afterAll(async () => {
    await service.stop();
    await parties.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('answers every hostile request with a refusal, lives on and goes on answering others', async () => {
    test.setTimeout(300_000);
    const target = { origin: service.origin, pid: service.process.pid ?? 0 };
    const found: string[] = [];
    for (const hostile of serviceCases) {
      const { status, blockedMs } = await bestOf(TRIES, () => runCase(target, hostile, guest));
      if (status === 0 || status >= 500) found.push(`${hostile.name}: status ${status}`);
      if (blockedMs > MAX_BLOCKED_MS) found.push(`${hostile.name}: blocked for ${Math.round(blockedMs)} ms`);
      if (service.process.exitCode !== null) throw new Error(`${hostile.name} ended the service`);
    }
    expect(found).toEqual([]);
  });
});
