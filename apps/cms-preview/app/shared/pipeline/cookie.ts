import { config } from '../config/config.ts';

const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-editor-ticket' : 'editor-ticket');

/** The ticket that the browser has been given. */
export function readTicket(header: string | null): string | undefined {
  const wanted = `${nameOf(config().isCookieSecure)}=`;
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted))
    ?.slice(wanted.length);
}

/** A day longer than the ticket lasts: somebody whose ticket has ended is told so. */
const REMEMBERED_SECONDS = 86_400;

/** Gives the browser a ticket that lasts for so many seconds; without one it forgets what it has. */
export function ticketCookie(ticket?: string, seconds = 0): string {
  const { isCookieSecure } = config();
  const secure = isCookieSecure ? '; Secure' : '';
  return `${nameOf(isCookieSecure)}=${ticket ?? ''}; Path=/; Max-Age=${ticket === undefined ? 0 : seconds + REMEMBERED_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
