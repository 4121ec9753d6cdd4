import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { redirect, type MiddlewareFunction } from 'react-router';
import { config } from '../config/config.ts';
import { clientAddressOf } from './client-address.ts';
import { editorContext, isEditor, type Editor, type NoEditor } from './context.ts';
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

/** The same address without a ticket. */
function withoutTicket({ pathname, searchParams }: URL): string {
  const clean = new URLSearchParams(searchParams);
  clean.delete(TICKET);
  return `${pathname}${clean.size === 0 ? '' : `?${clean}`}`;
}

/** Finds out who looks. A ticket in the address goes to a cookie, so that an address can be shared without it. */
export const editor: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const nowMs = Date.now();
  const found = url.searchParams.get(TICKET) ?? undefined;
  // What cannot be a ticket is not put into a cookie.
  const given = found === undefined || /^[A-Za-z0-9._-]{1,1000}$/.test(found) ? found : 'none';
  const { previewSecrets } = config();
  const own = await editorOf(readTicket(request.headers.get('cookie')), previewSecrets, nowMs);
  if (given === undefined || request.method !== 'GET') {
    const clientAddress = clientAddressOf(request);
    context.set(
      editorContext,
      isEditor(own) && clientAddress !== undefined ? { ...own, clientAddress } : own,
    );
    return next();
  }
  const who = await editorOf(given, previewSecrets, nowMs);
  // One in the address that is worth nothing takes nobody's own away, and the sign-in says what became of it.
  const isKept = !isEditor(who) && isEditor(own);
  const seconds = isEditor(who) ? Math.floor((who.expiresAtMs - nowMs) / 1_000) : 0;
  return redirect(
    withoutTicket(url),
    isKept ? {} : { headers: { 'set-cookie': ticketCookie(given, seconds) } },
  );
};
