import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';
import { pathAfter, refererPath } from '../model/return-path.ts';
import { setFlashMessages } from './flash-messages.server.ts';

/** Ends the session here and at the service, and clears cookies, storage and the back-forward cache. */
export async function endSession(session: ShopperSession): Promise<Readonly<Record<string, string>>> {
  await session.account.signOut();
  session.forgetValues();
  return { 'clear-site-data': '"cache", "storage"' };
}

/** Signs out. A store employee comes to the associate's sign-in again (spec 1 §2). */
export async function runSignOut({ session, site, request, url }: PrivateRead): Promise<never> {
  const isAgent = session.isAgent();
  const headers = await endSession(session);
  setFlashMessages(session, ['signed-out']);
  const home = `/${site.locale}`;
  throw redirect(isAgent ? `${home}/associate-login` : pathAfter(site, refererPath(request, url)), {
    status: 303,
    headers,
  });
}

/** A link in a mail must not sign a shopper out. */
export async function readSignOut({ site }: PrivateRead): Promise<never> {
  throw redirect(`/${site.locale}`, 303);
}
