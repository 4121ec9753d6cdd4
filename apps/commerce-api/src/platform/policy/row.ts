import type { Shopper } from '../context/request-context.ts';
import type { BodyOf, OperationId, PathOf, QueryOf } from '../contracts/operation-types.ts';

export type PolicyActor = 'anonymous' | Shopper['type'] | 'Editor';

/** A kind of owned object with a resolver. */
export type OwnedKind =
  | 'own-open-cart'
  | 'own-cart'
  | 'own-bag'
  | 'own-order'
  | 'own-payment'
  | 'own-favourites'
  | 'own-saved-list'
  | 'own-profile'
  | 'own-address'
  | 'own-instrument'
  | 'own-passkey'
  | 'own-site';

/** `read` and `read-if-any` lock nothing; `change` and `create` run in one transaction; `steps` may call providers. */
export type Access = 'read' | 'read-if-any' | 'change' | 'create' | 'steps';

type NameIn<T> = T extends object ? keyof T & string : never;

/** The path of an id; `*` for list entries. */
export type IdPath<Id extends OperationId> =
  | `params.${NameIn<PathOf<Id>>}`
  | `query.${NameIn<QueryOf<Id>>}`
  | (BodyOf<Id> extends readonly (infer Item)[] ? `body.*.${NameIn<Item>}` : `body.${NameIn<BodyOf<Id>>}`);

/** A row about an owned object. */
export interface OwnedRow<Path extends string = string> {
  readonly actors: readonly PolicyActor[];
  readonly object: OwnedKind;
  readonly access: Access;
  /** Paths of the id, which must agree; empty where the shopper has one. */
  readonly ids: readonly Path[];
  /** Paths of proofs for foreign objects. */
  readonly proofs?: readonly Path[];
}

/** A row about public data or the caller's session. */
export interface OpenRow {
  readonly actors: readonly PolicyActor[];
  readonly object: 'shop' | 'session';
}

export type PolicyRow<Id extends OperationId = OperationId> = OpenRow | OwnedRow<IdPath<Id>>;

/** A row with untyped paths. */
export type AnyRow = OpenRow | OwnedRow;

export const isOwnedRow = (row: AnyRow): row is OwnedRow => 'access' in row;
