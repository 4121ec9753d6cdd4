import * as v from 'valibot';
import { redirect } from 'react-router';
import type { ShopperSession } from './shopper-session.ts';

/** What shows a message: a customer's or guest's next `/me` read, or one page; a cookie each, as reads may arrive late. */
export type FlashAudience = 'customer' | 'guest' | 'page';

/** A redirect takes less; later the page itself shows what has changed. */
const FLASH_SECONDS = 120;

const FlashSchema = v.object({ codes: v.array(v.string()), path: v.optional(v.string()) });

type Writable = Pick<ShopperSession, 'setValue'>;
type Readable = Pick<ShopperSession, 'value'>;
type Session = Readable & Writable;

const nameOf = (audience: FlashAudience): string => `flash-${audience}`;

/** Sets what the page after the next redirect shows once: codes in a sealed cookie, and nothing of the person. */
export const setFlash = (
  { setValue }: Writable,
  audience: FlashAudience,
  codes: readonly string[],
  path?: string,
): void => setValue(nameOf(audience), JSON.stringify({ codes, path }), FLASH_SECONDS);

function readFlash({ value }: Readable, audience: FlashAudience): v.InferOutput<typeof FlashSchema> {
  const none = { codes: [] };
  try {
    const result = v.safeParse(FlashSchema, JSON.parse(value(nameOf(audience)) ?? 'null'));
    return result.success ? result.output : none;
  } catch {
    return none;
  }
}

/** The codes for an audience, which stay. */
export const peekFlash = (session: Readable, audience: FlashAudience): readonly string[] =>
  readFlash(session, audience).codes;

/** The codes for an audience, once: a browser that does not get this response sends the cookie again. */
export function consumeFlash(session: Session, audience: FlashAudience): readonly string[] {
  const { codes } = readFlash(session, audience);
  session.setValue(nameOf(audience), undefined);
  return codes;
}

/** Redirects to a page below the site that shows once what was done: a shared or reloaded address does not. */
export function redirectWithFlash<Code extends string>(
  { site, session }: { readonly site: { readonly locale: string }; readonly session: Writable },
  path: string,
  code: Code,
): Response {
  const to = `/${site.locale}/${path}`;
  setFlash(session, 'page', [code], to);
  return redirect(to, 303);
}

export function consumePageFlash({
  session,
  pathname,
}: {
  readonly session: Session;
  readonly pathname: string;
}): string | undefined {
  return readFlash(session, 'page').path === pathname ? consumeFlash(session, 'page')[0] : undefined;
}
