import type { GuestObjects, Token } from '../token/types.gen.ts';

/** Fields of a signed-in customer in the token response (spec 1 §3). */
export const CONSUMER_FACTS = [
  'consumerNo',
  'consumerType',
  'memberId',
  'isEmployeeDiscountTCAccepted',
  'favStoreId',
  'basketId',
  'favorites',
  'saveForLaterId',
] as const satisfies readonly (keyof Token)[];

export type ConsumerFacts = Readonly<Partial<Pick<Token, (typeof CONSUMER_FACTS)[number]>>>;

/** A token for the loyalty programme's pages; `expiresAt` in milliseconds since 1970. */
export interface LoyaltyToken {
  readonly token: string;
  readonly memberId: string;
  readonly expiresAt: number;
}

/** The stored state of a session; times in milliseconds since 1970. */
export interface SessionSnapshot {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
  readonly usid: string;
  /** A snapshot without it is a guest's. */
  readonly type?: Token['type'];
  /** When to renew; a minute before expiry if absent. */
  readonly renewAt?: number;
  readonly consumer?: ConsumerFacts;
  /** Cart, favourites and saved lines of the guest, until a sign-in has merged them. */
  readonly guestObjects?: GuestObjects;
  readonly loyalty?: LoyaltyToken;
}

/** Stores a session's snapshot synchronously: a cookie or memory. */
export interface SessionStorage {
  read(): SessionSnapshot | undefined;
  write(snapshot: SessionSnapshot): void;
  clear(): void;
}

/** Requests tokens: with a snapshot for the same shopper, without one for a new guest. */
export type RequestToken = (
  refreshToken: string | undefined,
  stored: SessionSnapshot | undefined,
) => Promise<SessionSnapshot>;

export interface SessionOptions {
  readonly storage: SessionStorage;
  readonly requestToken: RequestToken;
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Shared by all sessions of a process, so that two requests of one shopper refresh once. */
  readonly refreshes?: Map<string, Promise<SessionSnapshot | undefined>>;
  /** Serialises work across all tabs that share the storage, like `navigator.locks`. */
  readonly lock?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A shopper's token: created on demand, renewed before expiry, one token call in flight (spec 1 §4). */
export interface Session {
  /** The token; undefined after a 403 of the token service, when calls with a token are not allowed. */
  accessToken(): Promise<string | undefined>;
  /** Replaces a token that a service has rejected. */
  renew(rejected: string): Promise<string | undefined>;
  usid(): string | undefined;
}

export interface ManagedSession extends Session {
  readonly snapshot: () => SessionSnapshot | undefined;
  /** Changes the snapshot except tokens and their times, if there is a session. */
  readonly amend: (change: Pick<SessionSnapshot, 'guestObjects' | 'loyalty'>) => void;
  /** Replaces the tokens by another shopper's, after the token call in flight; undefined after a 403. */
  readonly replace: (
    request: (stored: SessionSnapshot | undefined) => Promise<SessionSnapshot>,
  ) => Promise<SessionSnapshot | undefined>;
  /** Clears the session, notifies the service (best effort), and requests a new guest. */
  readonly end: (tell: (ended: SessionSnapshot) => Promise<unknown>) => Promise<void>;
}
