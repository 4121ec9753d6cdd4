import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Operation } from '../contracts/contracts.ts';
import { isLostConnection } from '../db/lost-connection.ts';
import { mayBeOtherTables } from '../db/schema-version.ts';
import { sendError, statusOf } from '../errors/send-error.ts';
import { ServiceError, TooManyCalls, type ErrorDetail } from '../errors/service-error.ts';
import type { RouteTable } from './route-table.ts';
import { Unavailable } from '../errors/unavailable.ts';

const PART_PREFIX: Readonly<Record<string, string>> = {
  querystring: 'query.',
  params: 'path.',
  headers: 'headers.',
};

/** Path of the rejected field: `addresses.0.city` in a body, `query.q` elsewhere. */
function fieldOf(error: FastifyError): string | undefined {
  const [first] = error.validation ?? [];
  if (first === undefined) return undefined;
  const path = first.instancePath.split('/').filter(Boolean);
  const named = first.params['missingProperty'] ?? first.params['additionalProperty'];
  if (typeof named === 'string') path.push(named);
  if (path.length === 0) return undefined;
  return `${PART_PREFIX[error.validationContext ?? ''] ?? ''}${path.join('.')}`.slice(0, 120);
}

const apiError = (error: FastifyError): { status: number; detail: ErrorDetail } | undefined => {
  if (error.validation !== undefined) {
    const field = fieldOf(error);
    return { status: 400, detail: { errorId: 'API400', ...(field === undefined ? {} : { field }) } };
  }
  const status = error.statusCode ?? 500;
  if (status === 415) return { status, detail: { errorId: 'API415' } };
  if (status >= 400 && status < 500) return { status, detail: { errorId: 'API400' } };
  return undefined;
};

export type OperationOf = (request: FastifyRequest) => Operation | undefined;

/** A restarting database is back within seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Sends a thrown error: by contract, 503 for a lost database, else 500 without details. */
export function sendThrownError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  operationOf: OperationOf,
): FastifyReply {
  const operation = operationOf(request);
  if (error instanceof ServiceError) {
    const status = statusOf(error.errorId, operation?.errorCodes);
    const retryAfter = error instanceof TooManyCalls ? error.retryAfterSeconds : undefined;
    if (status !== undefined) return sendError(request, reply, status, error.details, retryAfter);
    request.log.error(
      { errorId: error.errorId, operationId: operation?.operationId },
      'error without a documented status',
    );
    return sendError(request, reply, 500, [{ errorId: 'GEN500' }]);
  }
  const expected = apiError(error);
  if (expected !== undefined) return sendError(request, reply, expected.status, [expected.detail]);
  if (error instanceof Unavailable || isLostConnection(error)) {
    request.log.error({ err: error, operationId: operation?.operationId }, 'unavailable');
    return sendError(request, reply, 503, [{ errorId: 'GEN500' }], RETRY_AFTER_SECONDS);
  }
  request.log.error({ err: error, operationId: operation?.operationId }, 'fault');
  return sendError(request, reply, 500, [{ errorId: 'GEN500' }]);
}

export function useErrorHandlers(
  app: FastifyInstance,
  routes: RouteTable,
  operationOf: OperationOf,
  findSchemaProblem: () => Promise<string | undefined>,
): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = mayBeOtherTables(error) ? await findSchemaProblem().catch(() => undefined) : undefined;
    const thrown = problem === undefined ? error : new Unavailable(problem, { cause: error });
    // Foreign errors lack fields, all of which are optional.
    return sendThrownError(thrown as FastifyError, request, reply, operationOf);
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = routes.methodsOf(request.url);
    if (allowed.length === 0) return sendError(request, reply, 404, [{ errorId: 'API404' }]);
    return sendError(request, reply.header('allow', allowed.join(', ')), 405, [{ errorId: 'API405' }]);
  });
}
