import { signPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { editorContext } from './context.ts';
import { editor, editorOf } from './editor.ts';

const SECRET = 'a-secret-of-the-preview-that-is-long-enough';
const NOW = Date.parse('2026-12-01T08:00:00Z');
const ticket = await signPreviewTicket(
  { siteIds: ['NF-US'], expiresAtMs: NOW + 60_000 },
  { secret: SECRET, nowMs: NOW },
);

beforeAll(() => void vi.stubEnv('PREVIEW_SECRET', SECRET));

/** The response to a page request, and the editor found. */
async function ask(query: string, headers: Readonly<Record<string, string>> = {}) {
  const context = new RouterContextProvider();
  const request = new Request(`http://preview.test/${query}`, { headers });
  const args = { request, url: new URL(request.url), params: {}, context, pattern: '' };
  // The router passes more than this middleware reads.
  const response = await editor(
    args as unknown as Parameters<typeof editor>[0],
    async () => new Response('page'),
  );
  if (!(response instanceof Response)) throw new TypeError('no answer');
  return { answer: response, who: context.get(editorContext) };
}

it.each([
  ['a good one', ticket, [SECRET], NOW, { ticket, siteIds: ['NF-US'], expiresAtMs: NOW + 60_000 }],
  ['one that has ended', ticket, [SECRET], NOW + 60_000, { reason: 'expired', expiredAtMs: NOW + 60_000 }],
  ['one of another secret', ticket, ['x'.repeat(40)], NOW, { reason: 'forged' }],
  ['none', undefined, [SECRET], NOW, { reason: 'none' }],
  ['any without a secret', ticket, [], NOW, { reason: 'not-set-up' }],
])('the sign-in reports why a ticket was rejected: %s', async (_what, given, secrets, nowMs, expected) => {
  expect(await editorOf(given, secrets, nowMs)).toEqual(expected);
});

it('a ticket moves from the address to a cookie, without a redirect loop', async () => {
  const { answer: forged } = await ask('?docType=Hero&ticket=nonsense');
  expect([forged.status, forged.headers.get('location')]).toEqual([302, '/?docType=Hero']);
  expect(forged.headers.get('set-cookie')).toContain('HttpOnly');
  expect((await ask('?docType=Hero')).answer.status).toBe(200);
});

it('an editor has the client address, which calls pass on', async () => {
  const expiresAtMs = Math.floor(Date.now() / 1_000) * 1_000 + 60_000;
  const valid = await signPreviewTicket(
    { siteIds: ['NF-US'], expiresAtMs },
    { secret: SECRET, nowMs: Date.now() },
  );
  const cookie = `__Host-editor-ticket=${valid}`;
  const editorAt = { ticket: valid, siteIds: ['NF-US'], expiresAtMs };
  expect((await ask('', { cookie, 'x-client-address': '203.0.113.7' })).who).toEqual({
    ...editorAt,
    clientAddress: '203.0.113.7',
  });
  expect((await ask('', { cookie })).who).toEqual(editorAt);
});
