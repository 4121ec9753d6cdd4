import type { FastifyReply, FastifyRequest } from 'fastify';

/** Why an image is not answered, with the HTTP status and the error id of the common error shape. */
export interface ImageRefusal {
  readonly status: 400 | 404 | 500 | 503;
  readonly errorId: string;
  readonly message: string;
}

/** Sends a refusal; the application may pass its own. */
export type SendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: ImageRefusal,
) => FastifyReply;

/** The common error shape; a refusal is never cached. */
export const sendRefusal: SendRefusal = (request, reply, { status, errorId, message }) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errorDetails: [{ errorId, message }], appId: 'commerce-api', correlationId: request.id });
