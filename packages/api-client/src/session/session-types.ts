import type { GuestObjects, Token } from '../token/types.gen.ts';

/** What the token service says about somebody who has signed in (spec 1 §3). */
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

/** A token for the pages of the loyalty programme; `expiresAt` is milliseconds since 1970. */
export interface LoyaltyToken {
  readonly token: string;
  readonly memberId: string;
  readonly expiresAt: number;
}

/** What has to be kept of a session between two calls; times are milliseconds since 1970. */
export interface SessionSnapshot {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
  readonly usid: string;
  /** A snapshot without it is a guest's. */
  readonly type?: Token['type'];
  /** When to renew; a minute before the end when it is not known. */
  readonly renewAt?: number;
  readonly consumer?: ConsumerFacts;
  /** Cart, favourites and saved lines of the guest, until a sign-in has handed them over. */
  readonly guestObjects?: GuestObjects;
  readonly loyalty?: LoyaltyToken;
}

/** Where a session keeps its snapshot: a cookie, memory, anything that answers at once. */
export interface SessionStorage {
  read(): SessionSnapshot | undefined;
  write(snapshot: SessionSnapshot): void;
  clear(): void;
}

/** Asks the token service: with what is kept for a new token of the same shopper, without it for a new guest. */
export type RequestToken = (
  refreshToken: string | undefined,
  kept: SessionSnapshot | undefined,
) => Promise<SessionSnapshot>;

export interface SessionOptions {
  readonly storage: SessionStorage;
  readonly requestToken: RequestToken;
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Shared by all sessions of a process, so that two requests of one shopper refresh once. */
  readonly refreshes?: Map<string, Promise<SessionSnapshot | undefined>>;
  /** Runs one piece of work at a time in all tabs that share the storage, such as `navigator.locks` does. */
  readonly lock?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A shopper's token: made when first needed, renewed before it ends, one token call in flight (spec 1 §4). */
export interface Session {
  /** The token, or undefined when the token service answers 403: what needs a token is then not allowed. */
  accessToken(): Promise<string | undefined>;
  /** Replaces a token that a service has rejected. */
  renew(rejected: string): Promise<string | undefined>;
  usid(): string | undefined;
}

/** A session that can change hands: what signing in and out is made of. */
export interface ManagedSession extends Session {
  readonly snapshot: () => SessionSnapshot | undefined;
  /** Changes what is kept beside the tokens, if there is a session; tokens and their times stay. */
  readonly amend: (change: Pick<SessionSnapshot, 'guestObjects' | 'loyalty'>) => void;
  /** Puts another shopper's tokens in place of these, after the token call in flight; undefined after a 403. */
  readonly replace: (
    request: (kept: SessionSnapshot | undefined) => Promise<SessionSnapshot>,
  ) => Promise<SessionSnapshot | undefined>;
  /** Forgets the shopper, tells the service as far as it listens, and asks for a new guest. */
  readonly end: (tell: (ended: SessionSnapshot) => Promise<unknown>) => Promise<void>;
}
