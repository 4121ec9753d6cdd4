import { signPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { expect, it } from 'vitest';
import { editorOf } from './editor.ts';

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
