import type { Executor, Tx } from '../db/database.ts';
import type { ErrorCode } from '../errors/messages.ts';
import type { OwnedKind } from './row.ts';

/** An object that belongs to one shopper. */
export interface Owned {
  readonly owner: string;
}

declare const granted: unique symbol;

/**
 * An object that the policy has resolved for its owner. Nothing else makes one, so what takes one cannot be called with
 * an id out of a request.
 */
export type Own<T> = T & { readonly [granted]: true };

/** What each kind of object is; the area that resolves a kind adds it here (`declare module`). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ObjectTypes {}

/** The object of a kind. */
export type ObjectOf<Kind extends OwnedKind> = Kind extends keyof ObjectTypes ? ObjectTypes[Kind] : never;

/** Which object a call is about. */
export interface ObjectRequest {
  /** None where the call names none, because a shopper has one of them, or it is made now. */
  readonly id: string | undefined;
  /** The subject of the caller. */
  readonly owner: string;
  readonly brand: string;
  /** What the call shows to get at somebody else's object, by the last name of its place; none without such places. */
  readonly proofs: Readonly<Record<string, string>>;
}

/**
 * How objects of a kind are found: the only SQL that finds one by an id of a request. Whether the caller is the owner
 * is asked by the platform, whatever these answer.
 */
export interface ObjectResolver<T extends Owned> {
  /** What a missing object answers, and somebody else's just so. */
  readonly missing: ErrorCode;
  readonly find?: (db: Executor, request: ObjectRequest) => Promise<T | undefined>;
  readonly lock?: (tx: Tx, request: ObjectRequest) => Promise<T | undefined>;
  /** Makes the caller's, or locks the one that is there. */
  readonly create?: (tx: Tx, request: ObjectRequest) => Promise<T>;
  /** Whether what a call shows opens the object to whoever is not its owner; where a row names places of proofs. */
  readonly isProven?: (object: T, proofs: ObjectRequest['proofs']) => boolean;
  /** Rejects to its owner what may not be used any more. */
  readonly check?: (db: Executor, object: Own<T>) => Promise<void>;
  /**
   * What has to end before the locked object may change, if anything; it is run outside the transaction, and the object
   * is locked anew.
   */
  readonly blockedBy?: (tx: Tx, object: Own<T>) => Promise<(() => Promise<void>) | undefined>;
}

/** The resolvers of an area by kind. */
export type ObjectResolvers = {
  readonly [Kind in keyof ObjectTypes]?: ObjectTypes[Kind] extends Owned
    ? ObjectResolver<ObjectTypes[Kind]>
    : never;
};
