import type { FastifyReply, FastifyRequest } from 'fastify';

/** Why an image is not answered, with the HTTP status and the error id of the common error shape. */
export interface ImageError {
  readonly status: 400 | 404 | 500 | 503;
  readonly errorId: string;
  readonly message: string;
}

/** Sends an error; the application may pass its own. */
export type SendError = (request: FastifyRequest, reply: FastifyReply, rejection: ImageError) => FastifyReply;

/** The common error shape; an error is never cached. */
export const sendError: SendError = (request, reply, { status, errorId, message }) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errorDetails: [{ errorId, message }], appId: 'commerce-api', correlationId: request.id });
