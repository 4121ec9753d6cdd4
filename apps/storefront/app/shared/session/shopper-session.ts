import type { Session, SessionSnapshot, SessionStorage } from '@haberdash/api-client';
import * as v from 'valibot';
import { cookieName, readCookie, writeCookie } from './cookies.ts';

const SESSION_SECONDS = 60 * 60 * 24 * 30;

/** Tokens travel in headers, which take no blank, line break or sign beyond ASCII. */
const token = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[\x21-\x7e]+$/));
const SnapshotSchema = v.object({
  accessToken: token(400),
  refreshToken: token(200),
  expiresAt: v.number(),
  usid: v.pipe(v.string(), v.maxLength(64), v.regex(/^[\x21-\x7e]*$/)),
});
const BasketSchema = v.pipe(v.string(), v.uuid());

/** What private reads and actions know about the shopper; nothing else reads or writes cookies. */
export interface ShopperSession {
  /** The shopper's token, made on first use. */
  readonly tokens: Session;
  /** False until the shopper has done something that needed a token. */
  readonly isKnown: () => boolean;
  readonly basketId: () => string | undefined;
  readonly setBasketId: (basketId: string | undefined) => void;
  /** A small value that has to survive a redirect, such as the number of the order just placed. */
  readonly value: (name: string) => string | undefined;
  readonly setValue: (name: string, value: string | undefined) => void;
  /** Forgets tokens, basket and values. */
  readonly reset: () => void;
}

/** The cookies of one request: read lazily, written only if something changed. */
export interface CookieJar extends SessionStorage {
  readonly isKnown: () => boolean;
  readonly basketId: () => string | undefined;
  readonly setBasketId: (basketId: string | undefined) => void;
  readonly value: (name: string) => string | undefined;
  readonly setValue: (name: string, value: string | undefined) => void;
  readonly reset: () => void;
  /** `Set-Cookie` lines of the changes. */
  readonly changes: () => readonly string[];
}

const encode = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
const decode = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');
const VALUE_NAME = /^[a-z][a-z-]{0,30}$/;

function readSnapshot(text: string | undefined): SessionSnapshot | undefined {
  if (text === undefined) return undefined;
  try {
    const result = v.safeParse(SnapshotSchema, JSON.parse(decode(text)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the cookies of a request; a cookie that cannot be read counts as absent. */
export function openCookies(header: string | null, isSecure: boolean): CookieJar {
  const changed = new Map<string, string | undefined>();
  const named = (name: string) => cookieName(name, isSecure);
  const read = (name: string): string | undefined => {
    const full = named(name);
    return changed.has(full) ? changed.get(full) : readCookie(header, full);
  };
  const write = (name: string, value: string | undefined): void => {
    if (read(name) !== value) changed.set(named(name), value);
  };
  const basketId = (): string | undefined => {
    const result = v.safeParse(BasketSchema, read('cart'));
    return result.success ? result.output : undefined;
  };
  const valueName = (name: string): string => {
    if (!VALUE_NAME.test(name)) throw new Error(`not a name of a session value: ${name}`);
    return `v-${name}`;
  };
  return {
    read: () => readSnapshot(read('session')),
    write: (snapshot) => write('session', encode(JSON.stringify(snapshot))),
    clear: () => write('session', undefined),
    isKnown: () => readSnapshot(read('session')) !== undefined,
    basketId,
    setBasketId: (id) => write('cart', id),
    value: (name) => {
      const text = read(valueName(name));
      return text === undefined ? undefined : decode(text);
    },
    setValue: (name, value) => write(valueName(name), value === undefined ? undefined : encode(value)),
    reset: () => {
      for (const part of (header ?? '').split(';')) {
        const name = part.split('=', 1)[0]?.trim() ?? '';
        if (name === named('session') || name === named('cart') || name.startsWith(named('v-'))) {
          changed.set(name, undefined);
        }
      }
      for (const name of changed.keys()) changed.set(name, undefined);
    },
    changes: () =>
      [...changed].map(([name, value]) =>
        writeCookie({
          name,
          value: value ?? '',
          maxAgeSeconds: value === undefined ? 0 : SESSION_SECONDS,
          isSecure,
        }),
      ),
  };
}
