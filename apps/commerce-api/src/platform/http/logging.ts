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

/** The logged fields of an error; database messages contain personal data and are dropped. */
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

/** Target of log lines; standard output unless a test captures them. */
export interface LogTarget {
  write(line: string): void;
}

/** Logger options without personal data: method and route pattern only. */
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
