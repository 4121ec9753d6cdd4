import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { redirect, type MiddlewareFunction } from 'react-router';
import { config } from '../config/config.ts';
import { clientAddressOf } from './client-address.ts';
import { editorContext, isEditor, type Editor, type NoEditor } from './context.ts';
import { readTicket, ticketCookie } from './cookie.ts';

/** The ticket's parameter; removed by a redirect. */
const TICKET = 'ticket';

export async function editorOf(
  ticket: string | undefined,
  secrets: readonly string[],
  nowMs: number,
): Promise<Editor | NoEditor> {
  if (secrets.length === 0) return { reason: 'not-set-up' };
  if (ticket === undefined || ticket === '') return { reason: 'none' };
  const known = await readPreviewTicket(ticket, { secrets, nowMs });
  if (known.state === 'valid') {
    const { siteIds, expiresAtMs, editor: name } = known;
    return { ticket, siteIds, expiresAtMs, ...(name === undefined ? {} : { name }) };
  }
  return known.state === 'expired'
    ? { reason: 'expired', expiredAtMs: known.expiredAtMs }
    : { reason: 'forged' };
}

function withoutTicket({ pathname, searchParams }: URL): string {
  const clean = new URLSearchParams(searchParams);
  clean.delete(TICKET);
  return `${pathname}${clean.size === 0 ? '' : `?${clean}`}`;
}

/** Finds the editor. A ticket in the address moves to a cookie, so that the address can be shared. */
export const editor: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const nowMs = Date.now();
  const found = url.searchParams.get(TICKET) ?? undefined;
  // Only the characters of a ticket go into a cookie.
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
  // An invalid ticket in the address does not replace a valid one, and the sign-in reports it.
  const isKept = !isEditor(who) && isEditor(own);
  const seconds = isEditor(who) ? Math.floor((who.expiresAtMs - nowMs) / 1_000) : 0;
  return redirect(
    withoutTicket(url),
    isKept ? {} : { headers: { 'set-cookie': ticketCookie(given, seconds) } },
  );
};
