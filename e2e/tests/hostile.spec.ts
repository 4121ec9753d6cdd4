import { expect, test } from '@playwright/test';
import { genericCases } from '../support/hostile/generic-cases.ts';
import { chunk, post } from '../support/hostile/hostile-case.ts';
import { serverOf, startTestStack, type TestStack } from '../support/hostile/test-stack.ts';
import { exchange, type RawResponse } from '../support/hostile/raw-socket.ts';
import { expectWithstands } from '../support/hostile/run-case.ts';
import { residentMiB } from '../support/hostile/server-load.ts';

test.describe.configure({ mode: 'default' });

/** A sample across the groups of cases. */
const SAMPLE = 12;

let stack: TestStack | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startTestStack('hostile');
});
test.afterAll(async () => stack?.stop());

function running(): TestStack {
  if (stack === undefined) throw new Error('The shop has not been started.');
  return stack;
}
const storefront = () =>
  serverOf(running(), running().storefront, {
    page: '/en-us',
    form: '/en-us/cart',
    query: '/en-us/search?q=jacket',
  });

/** Headers that every call of the service needs. */
const SITE = ['locale: en-us', 'channel: ECOMM', 'brand: northfell', 'region: NORA', 'siteid: NF-US'];

function expectSecurityHeaders({ status, headers }: RawResponse): void {
  const found = {
    'x-content-type-options': headers.get('x-content-type-options'),
    'referrer-policy': headers.get('referrer-policy'),
    'cross-origin-opener-policy': headers.get('cross-origin-opener-policy'),
    'has permissions-policy': headers.has('permissions-policy'),
    'html has a policy':
      headers.get('content-type')?.startsWith('text/html') !== true || headers.has('content-security-policy'),
  };
  expect(found, `headers of the answer ${status}`).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'has permissions-policy': true,
    'html has a policy': true,
  });
}

test.describe('the storefront withstands', () => {
  for (const [index, each] of genericCases.entries()) {
    test(each.name, { tag: index % SAMPLE === 0 ? '@journey' : [] }, async () => {
      const { answers: responses } = await expectWithstands(storefront(), each);
      for (const response of responses) {
        expectSecurityHeaders(response);
        if (response.status === 405) expect(response.headers.get('allow')).toBeTruthy();
      }
    });
  }

  test('twenty bodies of 8 MiB in parallel without storing them', async () => {
    const { pid, target } = storefront();
    const before = residentMiB(pid);
    const body = [
      post(target, { headers: ['Transfer-Encoding: chunked'] }),
      ...Array.from({ length: 128 }, () => chunk(Buffer.alloc(64 * 1_024, 'a'))),
    ];
    await Promise.all(Array.from({ length: 20 }, () => exchange(target.origin, body)));
    expect(residentMiB(pid) - before).toBeLessThan(80);
  });

  test('all of it readably: no line of its log contains [object Object]', () => {
    expect(running().log.filter((line) => line.includes('[object Object]'))).toEqual([]);
  });
});

test.describe('the commerce service withstands', () => {
  for (const [index, each] of genericCases.entries()) {
    test(each.name, { tag: index % SAMPLE === 0 ? '@journey' : [] }, async () => {
      const server = serverOf(running(), running().api, {
        page: '/consumers-v3/utilities/countryList',
        form: '/token/v2/auth/token',
        query: '/products/v2/search/productSearch?q=jacket',
        headers: SITE,
      });
      await expectWithstands(server, each);
    });
  }
});
