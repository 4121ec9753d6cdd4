import type { FastifyBaseLogger, FastifyReply } from 'fastify';

import type { RequestContext } from '../context/request-context.ts';
import type { ResponseOf, BodyOf, OperationId, PathOf, QueryOf } from '../contracts/operation-types.ts';
import type { Executor, Tx } from '../db/database.ts';
import type { Granted } from '../policy/grant.ts';
import type { ObjectOf } from '../policy/objects.ts';
import type { Access, OwnedKind } from '../policy/row.ts';
import type { policy } from '../policy/table.ts';

/** One call, after its contract let it through. */
export interface BareCall<Id extends OperationId> {
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly context: RequestContext;
  readonly log: FastifyBaseLogger;
  /** The caller's name for this change, where the contract of the operation takes one. */
  readonly idempotencyKey: string | undefined;
  /** For headers such as cache-control; the body is what the handler returns. */
  readonly reply: FastifyReply;
}

/** What a handler may reach of the data: what the policy's row of its operation says, and nothing else. */
type GrantOf<Row> = Row extends {
  readonly object: infer Kind extends OwnedKind;
  readonly access: infer How extends Access;
}
  ? Granted<ObjectOf<Kind>>[How]
  : Row extends { readonly object: 'session' }
    ? { readonly transaction: <T>(run: (tx: Tx) => Promise<T>) => Promise<T> }
    : { readonly db: Executor };

/** One call, after its contract and the policy let it through. */
export type Call<Id extends OperationId> = BareCall<Id> & GrantOf<(typeof policy)[Id]>;

/** Answers one operation, or throws a ServiceError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseOf<Id>>;

/** The handlers of one area by operation id. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };
