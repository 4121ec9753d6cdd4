import type { FastifyReply, FastifyRequest } from 'fastify';

/** HTTP status and error id of an image that is not served. */
export interface ImageError {
  readonly status: 400 | 404 | 500 | 503;
  readonly errorId: string;
  readonly message: string;
}

export type SendError = (request: FastifyRequest, reply: FastifyReply, rejection: ImageError) => FastifyReply;

/** The common error shape, never cached. */
export const sendError: SendError = (request, reply, { status, errorId, message }) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errorDetails: [{ errorId, message }], appId: 'commerce-api', correlationId: request.id });
