import type { MiddlewareFunction } from 'react-router';

/** Long enough for a circuit to let a probe through, short enough for a shopper who waits. */
const RETRY_AFTER_SECONDS = 5;
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

/** Says when to come back on answers that a service kept us from giving. */
export const retryAfter: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next();
  if (PASSING.has(response.status)) response.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  return response;
};
