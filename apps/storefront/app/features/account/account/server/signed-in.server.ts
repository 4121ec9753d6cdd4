import { ApiError } from '@haberdash/api-client';
import { redirect } from 'react-router';
import { pageOf } from '../../../../pages/page-of.ts';
import { pageRow } from '../../../../pages/pages.ts';
import { setFlashMessages } from '../../identity/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { storeUnsentForm, type UnsentForm } from './unsent-form.server.ts';

type Caller = Pick<PrivateRead, 'session' | 'site' | 'url'>;

/** What a call of a person is rejected with: of a guest, of an account that is no more, of a session that ended. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['AUT401', 'AUT404', 'AUT498']);

/** True for the error of a call that only a customer may make. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && SIGNED_OUT.has(error.errorId);

/** The page that was asked for; of a file the page that offers it, whose address the file's goes on from. */
function requestedPage({ pathname, search }: URL): string {
  const isFile = pageRow(pageOf(pathname)).frame === 'none';
  return isFile ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname + search;
}

/** To the sign-in, and from there back: a file that came instead of a page would leave the sign-in standing. */
const signInRedirect = ({ site, url }: Pick<Caller, 'site' | 'url'>): Response =>
  redirect(`/${site.locale}/sign-in?${new URLSearchParams({ redirect: requestedPage(url) })}`, 303);

/** Ends a session that the service rejects and redirects to the sign-in; `unsent` is what the form shows afterwards. */
export function signedOut(caller: Caller, unsent?: UnsentForm): Response {
  const { session, url } = caller;
  session.reset();
  const isStored = unsent !== undefined && storeUnsentForm({ session, pathname: url.pathname }, unsent);
  setFlashMessages(session, [isStored ? 'session-ended-in-form' : 'session-ended']);
  return signInRedirect(caller);
}

/** Runs the calls of a page that only a customer sees; others are redirected to the sign-in. */
export async function asConsumer<Data>(caller: Caller, work: () => Promise<Data>): Promise<Data> {
  if (caller.session.consumer() === undefined) throw signInRedirect(caller);
  try {
    return await work();
  } catch (error) {
    throw isSignedOut(error) ? signedOut(caller) : error;
  }
}
