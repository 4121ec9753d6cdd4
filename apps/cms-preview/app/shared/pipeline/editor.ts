import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { redirect, type MiddlewareFunction } from 'react-router';
import { config } from '../config/config.ts';
import { editorContext, type Editor, type NoEditor } from './context.ts';
import { readTicket, ticketCookie } from './cookie.ts';

/** What of an address opens the preview; it is taken out of the address at once. */
const TICKET = 'ticket';

/** Who a ticket stands for at a moment. */
export async function editorOf(
  ticket: string | undefined,
  secrets: readonly string[],
  nowMs: number,
): Promise<Editor | NoEditor> {
  if (secrets.length === 0) return { reason: 'not-set-up' };
  if (ticket === undefined || ticket === '') return { reason: 'none' };
  const known = await readPreviewTicket(ticket, { secrets, nowMs });
  if (known.state === 'valid') return { ticket, siteIds: known.siteIds, expiresAtMs: known.expiresAtMs };
  return known.state === 'expired'
    ? { reason: 'expired', expiredAtMs: known.expiredAtMs }
    : { reason: 'forged' };
}

/** Finds out who looks. A ticket in the address goes to a cookie, so that an address can be shared without it. */
export const editor: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const nowMs = Date.now();
  const given = url.searchParams.get(TICKET) ?? undefined;
  const who = await editorOf(
    given ?? readTicket(request.headers.get('cookie')),
    config().previewSecrets,
    nowMs,
  );
  context.set(editorContext, who);
  if (given === undefined || !('ticket' in who) || request.method !== 'GET') return next();
  const clean = new URLSearchParams(url.searchParams);
  clean.delete(TICKET);
  const cookie = ticketCookie(given, Math.floor((who.expiresAtMs - nowMs) / 1_000));
  return redirect(`${url.pathname}${clean.size === 0 ? '' : `?${clean}`}`, {
    headers: { 'set-cookie': cookie },
  });
};
