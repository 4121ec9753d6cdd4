import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { doneText, isDone, type Done } from '../model/done-text.ts';

/** Of the sealed cookie. */
const NAME = 'account-done';
/** A redirect takes less; whoever comes back later has seen what there is. */
const SECONDS = 120;

/** To a page of the account after a change. It tells once what was done: no address that is shared or reloaded does. */
export function toDone(
  { site, session }: Pick<PrivateRead, 'site' | 'session'>,
  path: string,
  done: Done,
): Response {
  const to = `/${site.locale}/${path}`;
  session.setValue(NAME, `${done} ${to}`, SECONDS);
  return redirect(to, 303);
}

/** What was just done, for the page that a form has led to. */
export function takeDone({
  session,
  t,
  pathname,
}: Pick<PrivateRead, 'session' | 't' | 'pathname'>): string | undefined {
  const [done = '', to] = (session.value(NAME) ?? '').split(' ');
  if (to !== pathname) return undefined;
  session.setValue(NAME, undefined);
  return isDone(done) ? doneText(t, done) : undefined;
}
