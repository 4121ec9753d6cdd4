import { signPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { readLogContext } from '@haberdash/page-engine/document';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { defaultSite, findSite } from '../sites/sites.ts';
import { run } from '../testing/run-middleware.fixtures.ts';
import { previewContext, siteContext } from './context.ts';
import { createPreview } from './preview.ts';

const SECRET = 'a-secret-of-the-preview-that-is-long-enough';
const HOUR_MS = 3_600_000;
const ticketFor = (siteIds: string[], expiresAtMs = Date.now() + HOUR_MS, nowMs = Date.now()) =>
  signPreviewTicket({ siteIds, expiresAtMs }, { secret: SECRET, nowMs });

async function open(query: string, { cookie = '', secrets = [SECRET] as readonly string[] } = {}) {
  const preview = createPreview(() => ({ previewSecrets: secrets, isCookieSecure: true }));
  const context = new RouterContextProvider();
  context.set(siteContext, findSite('/en-us') ?? defaultSite);
  context.set(readLogContext, new Set());
  const request = new Request(`http://shop.test/en-us${query}`, { headers: { cookie } });
  const response = await run([preview], request, { context });
  return { response, mode: context.get(previewContext), kinds: context.get(readLogContext) };
}

it('a ticket in the address moves to a cookie that scripts cannot read, for as long as it lasts', async () => {
  const ticket = await ticketFor(['NF-US']);
  const { response } = await open(
    `?preview=true&previewTicket=${ticket}&previewDateTime=2026-12-01T08:00:00Z`,
  );
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(
    '/en-us?preview=true&previewDateTime=2026-12-01T08%3A00%3A00Z',
  );
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-preview-ticket=.+; HttpOnly; SameSite=Lax/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it('with the cookie a page is previewed at its moment, past caches if asked, and kept by nobody', async () => {
  const ticket = await ticketFor(['NF-US']);
  const cookie = `__Host-preview-ticket=${ticket}`;
  const query = '?preview=true&previewDateTime=2026-12-01T08:00:00Z&bypassAllCache=true';
  const { mode, kinds } = await open(query, { cookie });
  expect(mode).toEqual({ ticket, dateTime: '2026-12-01T08:00:00Z', bypassAllCache: true });
  expect([...kinds]).toEqual(['private']);
});

it('nothing is previewed without preview=true, without a ticket, with one of another site, or with none that is signed', async () => {
  const good = await ticketFor(['NF-US']);
  const past = Date.now() - 2 * HOUR_MS;
  const tries: readonly [string, string][] = [
    ['', good],
    ['?preview=1', good],
    ['?preview=true', ''],
    ['?preview=true', await ticketFor(['NF-GB'])],
    ['?preview=true', await ticketFor(['NF-US'], past + HOUR_MS, past)],
    ['?preview=true', `${good}x`],
  ];
  for (const [query, ticket] of tries) {
    const { mode, kinds } = await open(query, { cookie: `__Host-preview-ticket=${ticket}` });
    expect([mode, kinds.size]).toEqual([null, 0]);
  }
  const without = await open('?preview=true', { cookie: `__Host-preview-ticket=${good}`, secrets: [] });
  expect(without.mode).toBeNull();
});

it('the test context counts with a valid ticket, and without one it does nothing', async () => {
  const ticket = await ticketFor(['NF-US']);
  const context = 'p13n_testcontext=loyalty-member';
  const seen = await open('?preview=true', { cookie: `__Host-preview-ticket=${ticket}; ${context}` });
  expect(seen.mode).toEqual({ ticket, testContext: 'loyalty-member' });
  for (const query of ['', '?preview=true']) expect((await open(query, { cookie: context })).mode).toBeNull();
  const broken = `__Host-preview-ticket=${ticket}; p13n_testcontext=%E0%A4%A`;
  expect((await open('?preview=true', { cookie: broken })).mode).toEqual({ ticket });
});

it('what an editor forces in a frame goes to the cookie with the ticket, and an empty word forgets it', async () => {
  const ticket = await ticketFor(['NF-US']);
  const cookiesOf = async (word: string) => {
    const query = `?preview=true&previewTicket=${ticket}&previewTestContext=${word}`;
    const { response } = await open(query);
    expect(response.headers.get('location')).toBe('/en-us?preview=true');
    return response.headers.getSetCookie()[1];
  };
  expect(await cookiesOf('loyalty-member')).toMatch(/^p13n_testcontext=loyalty-member; .*HttpOnly/);
  expect(await cookiesOf('')).toMatch(/^p13n_testcontext=; .*Max-Age=0/);
});
