import type { FastifyBaseLogger, FastifyReply } from 'fastify';

import type { RequestContext } from '../context/request-context.ts';
import type { ResponseOf, BodyOf, OperationId, PathOf, QueryOf } from '../contracts/operation-types.ts';
import type { Executor, Tx } from '../db/database.ts';
import type { Granted } from '../policy/grant.ts';
import type { ObjectOf } from '../policy/objects.ts';
import type { Access, OwnedKind } from '../policy/row.ts';
import type { policy } from '../policy/table.ts';

export interface BareCall<Id extends OperationId> {
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly context: RequestContext;
  readonly log: FastifyBaseLogger;
  /** The Idempotency-Key, where the contract has one. */
  readonly idempotencyKey: string | undefined;
  /** For headers; the body is the handler's result. */
  readonly reply: FastifyReply;
}

/** The data access of a policy row. */
type GrantOf<Row> = Row extends {
  readonly object: infer Kind extends OwnedKind;
  readonly access: infer How extends Access;
}
  ? Granted<ObjectOf<Kind>>[How]
  : Row extends { readonly object: 'session' }
    ? { readonly transaction: <T>(run: (tx: Tx) => Promise<T>) => Promise<T> }
    : { readonly db: Executor };

/** A validated and authorised call. */
export type Call<Id extends OperationId> = BareCall<Id> & GrantOf<(typeof policy)[Id]>;

/** Handles an operation, or throws a ServiceError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseOf<Id>>;

export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };
