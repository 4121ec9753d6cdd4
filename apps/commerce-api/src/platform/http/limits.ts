import { timeLimits } from '@haberdash/http-server';

/** The largest documented body, a cart of addresses, is far smaller. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** A camera's photo; handlers reject smaller limits with a reason. */
export const FILE_LIMIT_BYTES = 12 * 1024 * 1024;

/** The longest documented parameter has 60 characters. */
export const MAX_PARAM_LENGTH = 200;

/** Fastify's time limits for receiving a request. */
export const fastifyTimeLimits = (requestTimeoutMs: number) => {
  const { requestTimeout, keepAliveTimeout, ...http } = timeLimits(requestTimeoutMs);
  return { requestTimeout, keepAliveTimeout, http };
};

export const REQUEST_TIMEOUT_MS = 20_000;
