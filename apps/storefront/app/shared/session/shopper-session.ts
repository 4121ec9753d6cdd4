import type { ConsumerFacts, Session, SessionSnapshot, SessionStorage, SignIn } from '@haberdash/api-client';
import * as v from 'valibot';
import { cookieName, readCookie, writeCookie } from './cookies.ts';
import type { Opened, Sealer } from './sealer.ts';
import { parseSnapshot, snapshotText } from './session-snapshot.ts';

const SESSION_SECONDS = 60 * 60 * 24 * 30;
const BasketSchema = v.pipe(v.string(), v.uuid());

interface SessionValues {
  readonly isKnown: () => boolean;
  /** The customer of an account; undefined for guests and agents. */
  readonly consumer: () => ConsumerFacts | undefined;
  /** A store employee who orders for shoppers. */
  readonly isAgent: () => boolean;
  readonly basketId: () => string | undefined;
  readonly setBasketId: (basketId: string | undefined) => void;
  readonly value: (name: string) => string | undefined;
  /** For 30 days by default. */
  readonly setValue: (name: string, value: string | undefined, maxAgeSeconds?: number) => void;
  /** Forgets basket and values; the tokens stay. */
  readonly forgetValues: () => void;
  readonly reset: () => void;
}

/** What private reads and actions know about the shopper; nothing else reads or writes cookies. */
export interface ShopperSession extends SessionValues {
  readonly tokens: Session;
  readonly account: SignIn;
}

/** The cookies of one request: read lazily, written only if something changed. */
export interface CookieJar {
  readonly storage: SessionStorage;
  readonly values: SessionValues;
  readonly changes: () => readonly string[];
}

interface Change {
  readonly value: string;
  readonly maxAgeSeconds: number;
}

const GONE: Change = { value: '', maxAgeSeconds: 0 };
const VALUE_NAME = /^[a-z][a-z-]{0,30}$/;

interface JarOptions {
  readonly header: string | null;
  readonly isSecure: boolean;
  readonly sealer: Sealer;
}

/** Opens the cookies of a request; a cookie that cannot be read counts as absent. */
export function openCookies({ header, isSecure, sealer }: JarOptions): CookieJar {
  const changed = new Map<string, Change>();
  const named = (name: string) => cookieName(name, isSecure);
  const read = (name: string): string | undefined => {
    const change = changed.get(named(name));
    if (change === undefined) return readCookie(header, named(name));
    return change === GONE ? undefined : change.value;
  };
  const write = (name: string, value: string | undefined, maxAgeSeconds = SESSION_SECONDS): void => {
    if (read(name) !== value) changed.set(named(name), value === undefined ? GONE : { value, maxAgeSeconds });
  };
  const open = (name: string): Opened | undefined => {
    const value = read(name);
    return value === undefined ? undefined : sealer.open(named(name), value);
  };
  const seal = (name: string, text: string, maxAgeSeconds?: number): void =>
    write(name, sealer.seal(named(name), text), maxAgeSeconds);

  /** Opened once and again after a change; a guest's from before cookies were sealed is taken over. */
  let known:
    | { readonly cookie: string | undefined; readonly snapshot: SessionSnapshot | undefined }
    | undefined;
  const snapshot = (): SessionSnapshot | undefined => {
    const cookie = read('session');
    if (known !== undefined && known.cookie === cookie) return known.snapshot;
    const opened = open('session');
    const found = opened === undefined ? undefined : parseSnapshot(opened.text);
    const isForged = opened?.isPlain === true && (found?.type ?? 'Guest') !== 'Guest';
    const own = isForged ? undefined : found;
    if (own !== undefined && opened?.isStale === true) seal('session', snapshotText(own));
    known = { cookie: read('session'), snapshot: own };
    return own;
  };
  const valueName = (name: string): string => {
    if (!VALUE_NAME.test(name)) throw new Error(`not a name of a session value: ${name}`);
    return `v-${name}`;
  };
  /** A value that is not sealed was not written by the shop. */
  const readValue = (name: string): string | undefined => {
    const opened = open(valueName(name));
    return opened?.isPlain === false ? opened.text : undefined;
  };
  const forget = (isForgotten: (name: string) => boolean): void => {
    for (const part of (header ?? '').split(';')) {
      const name = part.split('=', 1)[0]?.trim() ?? '';
      if (isForgotten(name)) changed.set(name, GONE);
    }
    for (const name of changed.keys()) if (isForgotten(name)) changed.set(name, GONE);
  };
  const isValue = (name: string) => name === named('cart') || name.startsWith(named('v-'));
  return {
    storage: {
      read: snapshot,
      write: (next) => seal('session', snapshotText(next)),
      clear: () => write('session', undefined),
    },
    values: {
      isKnown: () => snapshot() !== undefined,
      consumer: () => (snapshot()?.type === 'Registered' ? (snapshot()?.consumer ?? {}) : undefined),
      isAgent: () => snapshot()?.type === 'Agent',
      basketId: () => {
        const result = v.safeParse(BasketSchema, read('cart'));
        return result.success ? result.output : undefined;
      },
      setBasketId: (id) => write('cart', id),
      value: readValue,
      setValue: (name, value, maxAgeSeconds) => {
        if (value === undefined) write(valueName(name), undefined);
        else if (readValue(name) !== value) seal(valueName(name), value, maxAgeSeconds);
      },
      forgetValues: () => forget(isValue),
      reset: () => forget((name) => name === named('session') || isValue(name)),
    },
    changes: () => [...changed].map(([name, change]) => writeCookie({ name, ...change, isSecure })),
  };
}
