import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';

import { readContext, type Actor } from '../context/request-context.ts';
import { Refusal } from '../errors/refusal.ts';
import { policy } from '../policy/table.ts';
import { ContractFault } from './compilers.ts';
import type { Operation } from './contracts.ts';
import { answerNotYet } from './unanswered-answer.ts';

/** Names the shopper of a token, or none for a token that is bad or has ended. */
export type Authenticate = (authorization: string | undefined) => Actor | undefined;

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Who may call is settled before a body is read: a caller without a token learns nothing of a contract. */
const admit =
  (isForAnyone: boolean, authenticate: Authenticate) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isForAnyone) {
      request.actor = ANONYMOUS;
      return;
    }
    reply.header('cache-control', 'no-store');
    const actor = authenticate(request.headers.authorization);
    if (actor?.kind !== 'shopper') throw new Refusal('AUT401');
    request.actor = actor;
  };

const needBody = async (request: FastifyRequest): Promise<void> => {
  if (request.body === undefined || request.body === null) throw new Refusal('API400', { field: 'body' });
};

/** Routes of the operations that have a handler or are listed as unanswered, for the glue between contracts and the server. */
export interface OperationRoutes {
  resolve(this: void, operationId: string): RouteHandlerMethod;
}

const rows: Readonly<Record<string, { actor: string }>> = policy;

interface RouteOptions {
  readonly authenticate: Authenticate;
  readonly production: boolean;
  /** Operations that are read, checked and answered with 501. */
  readonly unanswered: ReadonlySet<string>;
}

/** Wraps each handler in what the contracts and the policy ask of every call. */
export function createOperationRoutes(
  operations: ReadonlyMap<string, Operation>,
  handlers: ReadonlyMap<string, (call: never) => Promise<unknown>>,
  options: RouteOptions,
): OperationRoutes {
  const guards = (operation: Operation, isForAnyone: boolean) => ({
    config: { operationId: operation.operationId },
    onRequest: admit(isForAnyone, options.authenticate),
    preValidation: operation.needsBody ? [needBody] : [],
  });
  const routeOf = (operation: Operation, handler: (call: never) => Promise<unknown>) => ({
    ...guards(operation, rows[operation.operationId]?.actor === 'anyone'),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        context: readContext(request, request.actor ?? ANONYMOUS),
        log: request.log,
        reply,
      };
      // The contract has checked these values; the types of the operation were generated from it.
      const answer = await handler(call as never);
      if (!options.production && answer === undefined)
        throw new ContractFault(`${operation.operationId} has no answer`);
      return reply.code(operation.successStatus).send(answer);
    },
  });
  const notYet = (operation: Operation) => ({
    // Without a policy row, the contract alone says who may call.
    ...guards(operation, !operation.needsToken),
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      answerNotYet(request, reply, request.actor ?? ANONYMOUS),
  });
  return {
    resolve: (operationId) => {
      const operation = operations.get(operationId);
      // The glue spreads route options as well as functions; its types name the function only.
      if (operation !== undefined && options.unanswered.has(operationId))
        return notYet(operation) as unknown as RouteHandlerMethod;
      const handler = handlers.get(operationId);
      if (operation === undefined || handler === undefined)
        throw new ContractFault(`${operationId} has no handler`);
      return routeOf(operation, handler) as unknown as RouteHandlerMethod;
    },
  };
}
