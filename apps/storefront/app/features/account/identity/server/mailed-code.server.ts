import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

type Session = Pick<PrivateRead['session'], 'value' | 'setValue'>;

/** A kind of code that links of mails carry. */
export interface MailedCodeKind {
  /** Of the sealed cookie. */
  readonly name: string;
  readonly shape: RegExp;
  /** As long as the link is good. */
  readonly seconds: number;
}

const usedName = (name: string): string => `${name}-used`;

/** Notes that a code does nothing any more, so that its link says so when it is opened again. */
export function consumeCode({ setValue, value }: Session, { name, seconds }: MailedCodeKind): void {
  setValue(usedName(name), value(name), seconds);
  setValue(name, undefined);
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
  const isGood = shape.test(code) && code !== session.value(usedName(name));
  session.setValue(name, isGood ? code : undefined, seconds);
  throw redirect(pathname, 303);
}
