import type { FastifyRequest, FastifyServerOptions } from 'fastify';

interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: SafeError;
  readonly [key: string]: unknown;
}

const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const OWN_MESSAGES = new Set([
  'ContractFault',
  'StartupProblem',
  'ServiceError',
  'TypeError',
  'RangeError',
  'ReferenceError',
]);

/**
 * What a log line says of an error. Messages of the database carry values of shoppers (parameters, keys), so
 * only errors whose text is ours or the language's keep it; the others are named by type and code.
 */
export function describeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return {
    type: error.constructor.name,
    message: OWN_MESSAGES.has(error.name) ? error.message : '',
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Where log lines go; the standard output unless a test reads them. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Structured lines without personal data or secrets: of a request only its method and the pattern of its
 * route, never a body, a query, a header or the caller's address.
 */
export function loggerOptions(
  level: string,
  target?: LogTarget,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: { service: 'commerce-api' },
    ...(target === undefined ? {} : { stream: target }),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { readonly statusCode?: number }) => ({ statusCode: reply.statusCode ?? 0 }),
      err: describeError,
    },
  };
}
