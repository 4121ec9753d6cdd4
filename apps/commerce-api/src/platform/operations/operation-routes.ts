import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import { readContext, type Actor } from '../context/request-context.ts';
import { ServiceError } from '../errors/service-error.ts';
import { useBytesOnly } from '../http/body-parser.ts';
import { textReader } from '../http/request-texts.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import { NOBODY } from '../limits/client.ts';
import { limitRowOf } from '../limits/table.ts';
import { errorOf } from '../policy/actors.ts';
import type { AnyRow } from '../policy/row.ts';
import { policy } from '../policy/table.ts';
import { ContractFault } from '../contracts/compilers.ts';
import { listOperations, type Contract, type Operation } from '../contracts/contracts.ts';
import { fieldsOf } from '../contracts/document.ts';
import { firstNotYet, type NotYetFields } from './not-yet.ts';
import { routeSchemas, type RouteSchemas } from '../contracts/route-schemas.ts';

/** The caller of a token; undefined for an invalid one. */
export type Authenticate = (authorization: string | undefined) => Actor | undefined;

/** The editor of a ticket; undefined for an invalid one, or one without a name. */
export type AuthenticateEditor = (authorization: string | undefined) => Promise<Actor | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Authorisation precedes reading the body; public calls ignore tokens unless they are about sessions. */
const admit =
  (
    { actors, object }: Pick<AnyRow, 'actors' | 'object'>,
    { authenticate, authenticateEditor }: Pick<OperationParts, 'authenticate' | 'authenticateEditor'>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isOpen = actors.includes('anonymous');
    if (!isOpen || object === 'session') reply.header('cache-control', 'no-store');
    if (isOpen) {
      request.actor = (object === 'session' && authenticate(request.headers.authorization)) || ANONYMOUS;
      return;
    }
    const { authorization } = request.headers;
    // A ticket counts only where editors may call.
    const editor = actors.includes('Editor') ? await authenticateEditor?.(authorization) : undefined;
    const actor = editor ?? authenticate(authorization);
    const rejection = errorOf(actors, actor);
    if (rejection !== undefined) throw new ServiceError(rejection);
    request.actor = actor ?? ANONYMOUS;
  };

/** Counted after authentication, before other work. */
const limit =
  (operationId: string, limits: CallLimits | undefined) =>
  async ({ client, actor }: FastifyRequest): Promise<void> => {
    const row = limitRowOf(operationId);
    if (limits === undefined || row === undefined) return;
    const caller = actor?.kind === 'editor' ? actor.name : undefined;
    const shopper = actor?.kind === 'shopper' ? actor.shopper.subject : caller;
    await limits.check(row, { client: client ?? NOBODY, shopper });
  };

const needBody = async (request: FastifyRequest): Promise<void> => {
  if (request.body === undefined || request.body === null)
    throw new ServiceError('API400', { field: 'body' });
};

const normaliseTexts = (document: object, { params, querystring, body }: RouteSchemas) => {
  const reader = {
    body: textReader(document, body, 'body'),
    query: textReader(document, querystring, 'query'),
    params: textReader(document, params, 'params'),
  };
  return async (request: FastifyRequest): Promise<void> => {
    request.body = reader.body(request.body);
    request.query = reader.query(request.query);
    request.params = reader.params(request.params);
  };
};

/** Startup fails earlier for a missing row. */
const NOBODY_MAY = { actors: [], object: 'shop' } as const;

const rows: Readonly<Record<string, AnyRow>> = policy;

interface OperationParts {
  readonly contracts: readonly Contract[];
  readonly handlers: ReadonlyMap<string, (call: never) => Promise<unknown>>;
  readonly notYet: NotYetFields;
  readonly authenticate: Authenticate;
  readonly authenticateEditor?: AuthenticateEditor | undefined;
  readonly limits: CallLimits | undefined;
  readonly production: boolean;
}

const guardsOf = (
  operation: Operation,
  row: Pick<AnyRow, 'actors' | 'object'>,
  readTexts: (request: FastifyRequest) => Promise<void>,
  parts: OperationParts,
) => ({
  config: { operationId: operation.operationId },
  onRequest: [admit(row, parts), limit(operation.operationId, parts.limits)],
  preValidation: operation.needsBody ? [needBody, readTexts] : [readTexts],
});

const KEY_HEADER = 'idempotency-key';

const takesKey = (schemas: RouteSchemas): boolean =>
  Object.hasOwn(fieldsOf(fieldsOf(schemas.headers)['properties']), KEY_HEADER);

/** Wraps a handler with contract and policy checks. */
const routeOf = (
  operation: Operation,
  handler: (call: never) => Promise<unknown>,
  schemas: RouteSchemas,
  document: object,
  parts: OperationParts,
) => {
  const fieldsNotYet = (parts.notYet as Readonly<Record<string, readonly string[] | undefined>>)[
    operation.operationId
  ];
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const field = firstNotYet(request.body, fieldsNotYet);
    if (field !== undefined) throw new ServiceError('API400', { field });
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      context: readContext(request, request.actor ?? ANONYMOUS),
      log: request.log,
      idempotencyKey: takesKey(schemas) ? request.headers[KEY_HEADER] : undefined,
      reply,
    };
    // Validated by the contract from which the type is generated.
    const result = await handler(call as never);
    if (!parts.production && result === undefined && operation.successStatus !== 204)
      throw new ContractFault(`${operation.operationId} has no answer`);
    return reply.code(operation.successStatus).send(result);
  };
  const readTexts = normaliseTexts(document, schemas);
  const row = rows[operation.operationId] ?? NOBODY_MAY;
  return { ...guardsOf(operation, row, readTexts, parts), handler: handle };
};

/** A separate scope, so that no other operation accepts files. */
function addFileRoute(scope: FastifyInstance, route: RouteOptions): void {
  void scope.register(async (own) => {
    useBytesOnly(own);
    own.route(route);
  });
}

export function addOperationRoutes(scope: FastifyInstance, parts: OperationParts): void {
  for (const contract of parts.contracts) {
    for (const operation of listOperations([contract]).values()) {
      const { operationId, method, path } = operation;
      const handler = parts.handlers.get(operationId);
      if (handler === undefined) continue;
      const schema = routeSchemas(contract, path, method);
      const route = {
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        schema,
        ...routeOf(operation, handler, schema, contract.document, parts),
      };
      if (operation.takesBytes) addFileRoute(scope, route);
      else scope.route(route);
    }
  }
}
