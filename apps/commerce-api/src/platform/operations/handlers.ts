import type { FastifyBaseLogger, FastifyReply } from 'fastify';

import type { RequestContext } from '../context/request-context.ts';
import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contracts/operation-types.ts';

/** One call, after its contract and the policy let it through. */
export interface Call<Id extends OperationId> {
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

/** Answers one operation, or throws a Refusal. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** The handlers of one area by operation id. */
export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };
