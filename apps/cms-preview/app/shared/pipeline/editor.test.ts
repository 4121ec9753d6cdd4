import { signPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { editor, editorOf } from './editor.ts';

const SECRET = 'a-secret-of-the-preview-that-is-long-enough';
const NOW = Date.parse('2026-12-01T08:00:00Z');
const ticket = await signPreviewTicket(
  { siteIds: ['NF-US'], expiresAtMs: NOW + 60_000 },
  { secret: SECRET, nowMs: NOW },
);

it.each([
  ['a good one', ticket, [SECRET], NOW, { ticket, siteIds: ['NF-US'], expiresAtMs: NOW + 60_000 }],
  ['one that has ended', ticket, [SECRET], NOW + 60_000, { reason: 'expired', expiredAtMs: NOW + 60_000 }],
  ['one of another secret', ticket, ['x'.repeat(40)], NOW, { reason: 'forged' }],
  ['none', undefined, [SECRET], NOW, { reason: 'none' }],
  ['any without a secret', ticket, [], NOW, { reason: 'not-set-up' }],
])('the sign-in says what has become of a ticket: %s', async (_what, given, secrets, nowMs, expected) => {
  expect(await editorOf(given, secrets, nowMs)).toEqual(expected);
});

it('a ticket in the address leaves it for a cookie, and nobody is led in a circle', async () => {
  const context = new RouterContextProvider();
  const ask = async (cookie: string, query: string): Promise<Response> => {
    const request = new Request(`http://preview.test/${query}`, { headers: { cookie } });
    const args = { request, url: new URL(request.url), params: {}, context, pattern: '' };
    // The router gives middleware more than ours reads.
    const answer = await editor(
      args as unknown as Parameters<typeof editor>[0],
      async () => new Response('page'),
    );
    if (!(answer instanceof Response)) throw new TypeError('no answer');
    return answer;
  };
  const forged = await ask('', '?docType=Hero&ticket=nonsense');
  expect([forged.status, forged.headers.get('location')]).toEqual([302, '/?docType=Hero']);
  expect(forged.headers.get('set-cookie')).toContain('HttpOnly');
  expect((await ask('', '?docType=Hero')).status).toBe(200);
});
