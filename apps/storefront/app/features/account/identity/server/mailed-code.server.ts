import { redirect } from 'react-router';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

type Session = Pick<PrivateRead['session'], 'value' | 'setValue'>;

/** A kind of code that links of mails carry. */
export interface MailedCodeKind {
  readonly name: string;
  readonly shape: RegExp;
  readonly seconds: number;
}

const usedName = (name: string): string => `${name}-used`;

/** Notes that a code does nothing any more, so that its link says so when it is opened again. */
export function consumeCode({ setValue, value }: Session, { name, seconds }: MailedCodeKind): void {
  setValue(usedName(name), value(name), seconds);
  setValue(name, undefined);
}

/** The code of a mailed link, moved from the address, which histories and links give away, to a sealed cookie. */
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
