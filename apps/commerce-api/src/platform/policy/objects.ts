import type { Executor, Tx } from '../db/database.ts';
import type { ErrorCode } from '../errors/messages.ts';
import type { OwnedKind } from './row.ts';

export interface Owned {
  readonly owner: string;
}

declare const granted: unique symbol;

/** An object that the policy has resolved for its owner; only the policy creates this type. */
export type Own<T> = T & { readonly [granted]: true };

/** Types by kind; each area adds its own (`declare module`). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ObjectTypes {}

export type ObjectOf<Kind extends OwnedKind> = Kind extends keyof ObjectTypes ? ObjectTypes[Kind] : never;

export interface ObjectRequest {
  /** Undefined where the shopper has only one, or a new one is created. */
  readonly id: string | undefined;
  /** The caller's subject. */
  readonly owner: string;
  readonly brand: string;
  /** Proofs by field name, such as an order's secret. */
  readonly proofs: Readonly<Record<string, string>>;
}

/** Finds objects of a kind, the only SQL by request ids; the platform checks the owner. */
export interface ObjectResolver<T extends Owned> {
  /** The code of a missing or foreign object. */
  readonly missing: ErrorCode;
  readonly find?: (db: Executor, request: ObjectRequest) => Promise<T | undefined>;
  readonly lock?: (tx: Tx, request: ObjectRequest) => Promise<T | undefined>;
  /** Creates the caller's object, or locks the existing one. */
  readonly create?: (tx: Tx, request: ObjectRequest) => Promise<T>;
  /** Whether proofs give access to a foreign object. */
  readonly isProven?: (object: T, proofs: ObjectRequest['proofs']) => boolean;
  /** Rejects unusable objects. */
  readonly check?: (db: Executor, object: Own<T>) => Promise<void>;
  /** What must end before the locked object changes; runs outside the transaction, then locks again. */
  readonly blockedBy?: (tx: Tx, object: Own<T>) => Promise<(() => Promise<void>) | undefined>;
}

export type ObjectResolvers = {
  readonly [Kind in keyof ObjectTypes]?: ObjectTypes[Kind] extends Owned
    ? ObjectResolver<ObjectTypes[Kind]>
    : never;
};
