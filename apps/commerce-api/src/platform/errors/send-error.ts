import type { ErrorResponse } from '@haberdash/api-client/cart';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { languageOf } from '../../shared/text.ts';
import { errorMessage, type ErrorCode } from './messages.ts';
import type { ErrorDetail } from './service-error.ts';

const APP_ID = 'haberdash-commerce';

const STANDARD_STATUS: Partial<Record<ErrorCode, number>> = {
  API400: 400,
  API404: 404,
  API405: 405,
  API415: 415,
  API429: 429,
  AUT401: 401,
  GEN500: 500,
};

/** The status of a code by contract, or of a standard error. */
export function statusOf(
  errorId: ErrorCode,
  errorCodes: Readonly<Record<string, readonly string[]>> = {},
): number | undefined {
  const documented = Object.entries(errorCodes).find(([, codes]) => codes.includes(errorId));
  return documented === undefined ? STANDARD_STATUS[errorId] : Number(documented[0]);
}

const localeOf = (request: FastifyRequest): string =>
  typeof request.headers['locale'] === 'string' ? request.headers['locale'] : 'en';

/** The error response in the shopper's language. */
function errorResponse(request: FastifyRequest, details: readonly ErrorDetail[]): ErrorResponse {
  const language = languageOf(localeOf(request));
  return {
    errorDetails: details.slice(0, 50).map((detail) => ({
      ...detail,
      message: errorMessage(detail.errorId, language, detail.additionalInfo),
    })),
    appId: APP_ID,
    correlationId: request.id,
  };
}

/** Default retry delay. */
const RETRY_AFTER_SECONDS = 5;

const WAITING_STATUS: ReadonlySet<number> = new Set([429, 503, 504]);

/** Sets Retry-After where the status allows a retry. */
export function setRetryAfter(
  reply: FastifyReply,
  status: number,
  seconds = RETRY_AFTER_SECONDS,
): FastifyReply {
  return WAITING_STATUS.has(status) ? reply.header('retry-after', String(seconds)) : reply;
}

/** Sends an uncached error. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  details: readonly ErrorDetail[],
  retryAfterSeconds?: number,
): FastifyReply {
  return setRetryAfter(reply, status, retryAfterSeconds)
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorResponse(request, details));
}
