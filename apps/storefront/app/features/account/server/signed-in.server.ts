import { ApiError } from '@haberdash/api-client';
import { redirect } from 'react-router';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';

type Caller = Pick<PrivateRead, 'session' | 'site' | 'url'>;

/** What a call of a person is refused with: of a guest, of an account that is no more, of a session that ended. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['AUT401', 'AUT404', 'AUT498']);

/** True for the refusal of a call that only somebody with an account may make. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && SIGNED_OUT.has(error.errorId);

/** To the sign-in, and from there back to the page that was asked for. */
export const toSignIn = ({ site, url }: Pick<Caller, 'site' | 'url'>): Response =>
  redirect(`/${site.locale}/sign-in?${new URLSearchParams({ redirect: url.pathname + url.search })}`, 303);

/**
 * Runs the calls of a page that only somebody with an account sees; a guest is led to the sign-in. A visitor without
 * any token is a guest, which no call has to find out.
 */
export async function asConsumer<Data>(caller: Caller, work: () => Promise<Data>): Promise<Data> {
  if (!caller.session.isKnown()) throw toSignIn(caller);
  try {
    return await work();
  } catch (error) {
    throw isSignedOut(error) ? toSignIn(caller) : error;
  }
}
