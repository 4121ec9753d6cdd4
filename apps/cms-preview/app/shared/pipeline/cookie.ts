import { config } from '../config/config.ts';

const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-editor-ticket' : 'editor-ticket');

export function readTicket(header: string | null): string | undefined {
  const wanted = `${nameOf(config().isCookieSecure)}=`;
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted))
    ?.slice(wanted.length);
}

/** A day longer than the ticket, so that an expired one can be reported. */
const REMEMBERED_SECONDS = 86_400;

/** Sets the ticket's cookie, or deletes it without a ticket. */
export function ticketCookie(ticket?: string, seconds = 0): string {
  const { isCookieSecure } = config();
  const secure = isCookieSecure ? '; Secure' : '';
  return `${nameOf(isCookieSecure)}=${ticket ?? ''}; Path=/; Max-Age=${ticket === undefined ? 0 : seconds + REMEMBERED_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
