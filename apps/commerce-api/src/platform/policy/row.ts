import type { Shopper } from '../context/request-context.ts';
import type { BodyOf, OperationId, PathOf, QueryOf } from '../contracts/operation-types.ts';

/** Who may call: somebody without a token, or a shopper by the type that the token says. */
export type PolicyActor = 'anonymous' | Shopper['type'];

/** A kind of object that belongs to one shopper; the area that has it registers a resolver. */
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
  | 'own-passkey';

/**
 * How a handler gets its object:
 * - `read`: as it stands now; nothing is locked and no transaction is open.
 * - `read-if-any`: the same, and undefined where there is none yet.
 * - `change`: locked, inside the one transaction that the handler runs in.
 * - `create`: the same; made where there is none and the call names none.
 * - `steps`: for a handler that waits for somebody outside: it asks for the object in every transaction anew.
 */
export type Access = 'read' | 'read-if-any' | 'change' | 'create' | 'steps';

type NameIn<T> = T extends object ? keyof T & string : never;

/** Where a call of an operation carries the id of its object; `*` stands for each entry of a list. */
export type IdPath<Id extends OperationId> =
  | `params.${NameIn<PathOf<Id>>}`
  | `query.${NameIn<QueryOf<Id>>}`
  | (BodyOf<Id> extends readonly (infer Item)[] ? `body.*.${NameIn<Item>}` : `body.${NameIn<BodyOf<Id>>}`);

/** A row about an object of somebody. */
export interface OwnedRow<Path extends string = string> {
  readonly actors: readonly PolicyActor[];
  readonly object: OwnedKind;
  readonly access: Access;
  /** Places of the id; they have to agree. None for what a shopper has one of. */
  readonly ids: readonly Path[];
  /** Places of what shows that a caller may get at somebody else's object, such as its secret. */
  readonly proofs?: readonly Path[];
}

/** A row about what everybody may look at, or about the session that a caller begins or goes on with. */
export interface OpenRow {
  readonly actors: readonly PolicyActor[];
  readonly object: 'shop' | 'session';
}

/** One row: actors × object of an operation. */
export type PolicyRow<Id extends OperationId = OperationId> = OpenRow | OwnedRow<IdPath<Id>>;

/** A row as it is read at run time, when paths are texts. */
export type AnyRow = OpenRow | OwnedRow;

/** Whether a row is about an object of somebody. */
export const isOwnedRow = (row: AnyRow): row is OwnedRow => 'access' in row;
