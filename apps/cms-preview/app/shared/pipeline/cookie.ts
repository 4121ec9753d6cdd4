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

/** Gives the browser a ticket for as long as it lasts; without one it forgets what it has. */
export function ticketCookie(ticket: string | undefined, maxAgeSeconds = 0): string {
  const { isCookieSecure } = config();
  const secure = isCookieSecure ? '; Secure' : '';
  return `${nameOf(isCookieSecure)}=${ticket ?? ''}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
