import { expect, test } from '@playwright/test';

import { firstUses, type FirstUse } from '../support/hostile/first-use-service.ts';
import { everyUse, useShop } from '../support/hostile/first-use-shop.ts';
import { startTestStack, type TestStack } from '../support/hostile/test-stack.ts';
import { LONGEST_STALL_MS, longestStall } from '../support/hostile/server-load.ts';
import { contractOperations } from '../support/operations.ts';
import { pageRows } from '../support/page-table.ts';
import { cards } from '../support/shopper.ts';
import { visit } from '../support/visitor.ts';

const SITE = { locale: 'en-us', channel: 'ECOMM', brand: 'northfell', region: 'NORA', siteid: 'NF-US' };
/** Valid statuses of a malformed request. */
const UNFITTING: readonly number[] = [400, 401, 403, 404];

let stack: TestStack;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startTestStack('first-use', { LIMITS: 'off' });
});
test.afterAll(() => stack.stop());

const watched = (server: 'api' | 'storefront') => {
  const { origin, process: child } = stack[server];
  return { origin, pid: child.pid ?? 0, stalls: stack.stalls };
};

/** Sends a request with earlier values, and remembers its own. */
async function send(
  { name, path, body, file, learn }: FirstUse,
  known: Map<string, string>,
): Promise<number> {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => known.get(key) ?? whole);
  const token = known.get('token');
  const response = await fetch(stack.api.origin + fill(path), {
    method: name.split(' ', 1)[0] ?? 'GET',
    headers: {
      ...SITE,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    },
    ...(body === undefined ? {} : { body: fill(JSON.stringify(body)) }),
    ...(file === undefined ? {} : { body: file }),
  });
  const text = await response.text();
  if (learn === undefined) return response.status;
  for (const [key, value] of Object.entries(learn(JSON.parse(text)))) {
    if (typeof value !== 'string')
      throw new Error(`The answer to ${name} has no ${key}: ${text.slice(0, 200)}`);
    known.set(key, value);
  }
  return response.status;
}

async function typeCard(session: string): Promise<void> {
  const response = await fetch(`${stack.providers.origin}/frame/${session}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: cards.passes, expiry: '12 / 39', securityCode: '123', holder: 'Ann Lee' }),
  });
  expect(response.status, await response.text()).toBe(200);
}

test('the first request of every operation leaves the event loop of the service free', async () => {
  test.setTimeout(180_000);
  const known = new Map<string, string>();
  const named = new Set(firstUses.map(({ name }) => name));
  // Operations without a shop request still get malformed ones.
  const others: FirstUse[] = contractOperations
    .filter((name) => !named.has(name))
    .map((name) => ({
      name,
      path: (name.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '1'),
      ...(name.startsWith('GET') ? {} : { body: {} }),
    }));
  const found: string[] = [];
  for (const use of [...firstUses, ...others]) {
    if (use.needsCard === true) await typeCard(known.get('session') ?? '');
    let status = 0;
    const stall = await longestStall(watched('api'), `first ${use.name}`, async () => {
      status = await send(use, known);
    });
    const isRight = named.has(use.name) ? status < 300 : UNFITTING.includes(status) || status < 300;
    if (!isRight) found.push(`${use.name}: status ${status}`);
    if (stall > LONGEST_STALL_MS) found.push(`${use.name}: stood still for ${Math.round(stall)} ms`);
  }
  expect(found).toEqual([]);
});

test('the first request of every page leaves the event loop of the shop free', async () => {
  test.setTimeout(180_000);
  const visitor = visit(stack.storefront.origin);
  const known = new Map<string, string>();
  const found: string[] = [];
  for (const use of everyUse) {
    let status = 0;
    const stall = await longestStall(watched('storefront'), `first ${use.name}`, async () => {
      status = await useShop(visitor, use, known);
    });
    if (status >= 500) found.push(`${use.name}: status ${status}`);
    if (stall > LONGEST_STALL_MS) found.push(`${use.name}: stood still for ${Math.round(stall)} ms`);
  }
  expect(found).toEqual([]);
});

test('every page of the table of pages is used', { tag: '@journey' }, () => {
  const names = pageRows().map(({ name }) => name);
  const used = new Set(everyUse.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(20);
  const frames = new Set(['site', 'page', 'checkout']);
  expect(names.filter((name) => !used.has(name) && !frames.has(name))).toEqual([]);
});
