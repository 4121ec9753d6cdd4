import { describe, expect, it } from 'vitest';
import { LONGEST_PREVIEW_MS, readPreviewTicket, signPreviewTicket } from './preview-ticket.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const nowMs = Date.parse('2026-12-01T08:00:00Z');
const HOUR_MS = 3_600_000;
const ticketOf = (expiresAtMs = nowMs + HOUR_MS, secret = OLD) =>
  signPreviewTicket({ siteIds: ['NF-US', 'NF-CA'], expiresAtMs }, { secret, nowMs });
const read = (ticket: string, secrets: readonly string[] = [OLD], at = nowMs) =>
  readPreviewTicket(ticket, { secrets, nowMs: at });

describe('a preview ticket', () => {
  it('opens its sites until it expires, and returns the expiry afterwards', async () => {
    const ticket = await ticketOf();
    expect(ticket).toMatch(/^[A-Za-z0-9._-]{20,1000}$/);
    expect(await read(ticket)).toEqual({
      state: 'valid',
      siteIds: ['NF-US', 'NF-CA'],
      expiresAtMs: nowMs + HOUR_MS,
    });
    expect(await read(ticket, [OLD], nowMs + HOUR_MS)).toEqual({
      state: 'expired',
      expiredAtMs: nowMs + HOUR_MS,
    });
  });
  it('may name the editor who writes with it', async () => {
    const grant = { siteIds: ['NF-US'], expiresAtMs: nowMs + HOUR_MS, editor: 'ann@example.com' };
    const ticket = await signPreviewTicket(grant, { secret: OLD, nowMs });
    expect(await read(ticket)).toEqual({ state: 'valid', ...grant });
    for (const editor of ['', 'a'.repeat(255)])
      await expect(signPreviewTicket({ ...grant, editor }, { secret: OLD, nowMs })).rejects.toThrow(
        RangeError,
      );
  });
  it('outlives a change of the secret as long as the old one is known', async () => {
    const ticket = await ticketOf();
    expect(await read(ticket, [NEW, OLD])).toMatchObject({ state: 'valid' });
    expect(await read(ticket, [NEW])).toEqual({ state: 'forged' });
    expect(await read(ticket, [])).toEqual({ state: 'forged' });
  });
  it('is forged when a letter of it, its signature or its rights were changed', async () => {
    const ticket = await ticketOf();
    const [payload = '', signature = ''] = ticket.split('.');
    const more = btoa(JSON.stringify([['NF-GB'], nowMs / 1_000 + 60])).replaceAll('=', '');
    const flipped = `${payload.startsWith('W') ? 'X' : 'W'}${payload.slice(1)}`;
    for (const text of [`${more}.${signature}`, `${flipped}.${signature}`, payload, '', 'a.b', `${ticket}x`])
      expect(await read(text)).toEqual({ state: 'forged' });
  });
  it.each([
    ['longer than a week', nowMs + LONGEST_PREVIEW_MS + 1, OLD],
    ['in the past', nowMs, OLD],
    ['with a short secret', nowMs + HOUR_MS, 'short'],
  ])('is not made %s', async (_what, expiresAtMs, secret) => {
    await expect(ticketOf(expiresAtMs, secret)).rejects.toThrow(RangeError);
  });
});
