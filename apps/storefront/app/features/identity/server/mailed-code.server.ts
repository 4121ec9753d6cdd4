import { redirect } from 'react-router';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';

/** A kind of code that links of mails carry. */
export interface MailedCodeKind {
  /** Of the sealed cookie. */
  readonly name: string;
  readonly shape: RegExp;
  /** As long as the link is good. */
  readonly seconds: number;
}

/**
 * The code of the mailed link that led here, undefined without one. It leaves the address at once, for a sealed cookie:
 * there the history, a screenshot or a page that is linked to cannot give it away.
 */
export function mailedCode(
  { url, session, pathname }: Pick<PrivateRead, 'url' | 'session' | 'pathname'>,
  { name, shape, seconds }: MailedCodeKind,
): string | undefined {
  const code = url.searchParams.get('code');
  if (code === null) return session.value(name);
  session.setValue(name, shape.test(code) ? code : undefined, seconds);
  throw redirect(pathname, 303);
}
