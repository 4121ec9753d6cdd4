import type { FastifyReply, FastifyRequest } from 'fastify';

import { say, type Text } from '../../shared/text.ts';
import { readContext, type Actor } from '../context/request-context.ts';
import { errorResponse } from '../errors/answer.ts';

const NOT_YET: Text = {
  en: 'The service does not answer this call yet.',
  fr: 'Le service ne répond pas encore à cet appel.',
  de: 'Der Dienst beantwortet diesen Aufruf noch nicht.',
  es: 'El servicio todavía no responde a esta llamada.',
  it: 'Il servizio non risponde ancora a questa chiamata.',
};

/** Answers a request that fits its contract with 501, in the shape of every refusal. */
export function answerNotYet(request: FastifyRequest, reply: FastifyReply, actor: Actor): FastifyReply {
  const { edition } = readContext(request, actor);
  const answer = errorResponse(request, [{ errorId: 'GEN500' }]);
  return reply
    .code(501)
    .header('cache-control', 'no-store')
    .send({ ...answer, errorDetails: [{ errorId: 'GEN500', message: say(NOT_YET, edition) }] });
}
