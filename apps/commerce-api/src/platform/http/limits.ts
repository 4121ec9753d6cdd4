import { timeLimits } from '@haberdash/http-server';

/** What one request may cost: the largest documented body, a cart of addresses, is far below. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** A photograph as a camera writes it; what is larger is rejected with a reason by who takes it, up to here. */
export const FILE_LIMIT_BYTES = 12 * 1024 * 1024;

/** Longest documented path parameter is 60 characters. */
export const MAX_PARAM_LENGTH = 200;

/** How long a request may take to arrive, in the words of Fastify. */
export const fastifyTimeLimits = (requestTimeoutMs: number) => {
  const { requestTimeout, keepAliveTimeout, ...http } = timeLimits(requestTimeoutMs);
  return { requestTimeout, keepAliveTimeout, http };
};

/** The limit where nobody sets another. */
export const REQUEST_TIMEOUT_MS = 20_000;
