import type { ClientHooks } from '@haberdash/api-client';
import { createContext, type MiddlewareFunction } from 'react-router';

/** Called for every call to the services of one request. */
export type Monitor = NonNullable<ClientHooks['monitor']>;

/** Notes when a service may be asked again. */
export const retryAfterContext = createContext<Monitor>();

const DEFAULT_SECONDS = 5;
const WAITING_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Every answer that asks the visitor to come back says when: as late as the services of its calls have said. */
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
