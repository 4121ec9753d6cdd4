import type { ClientHooks } from '@haberdash/api-client';
import { createContext, type MiddlewareFunction } from 'react-router';

/** Called for every call to the services of one request. */
export type Monitor = NonNullable<ClientHooks['monitor']>;

/** Records when a service may be called again. */
export const retryAfterContext = createContext<Monitor>();

const DEFAULT_SECONDS = 5;
const WAITING_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Sets Retry-After on responses that limit the visitor, from the services' own. */
export const retryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  let waitMs: number | undefined;
  context.set(retryAfterContext, ({ retryAfterMs }) => {
    if (retryAfterMs !== undefined) waitMs = Math.max(waitMs ?? 0, retryAfterMs);
  });
  const response = await next();
  if (WAITING_STATUS.has(response.status) && !response.headers.has('retry-after')) {
    const seconds = waitMs === undefined ? DEFAULT_SECONDS : Math.max(1, Math.ceil(waitMs / 1_000));
    response.headers.set('retry-after', String(seconds));
  }
  return response;
};
