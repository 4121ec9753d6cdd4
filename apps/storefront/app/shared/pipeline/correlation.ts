import type { MiddlewareFunction } from 'react-router';
import { correlationContext } from './context.ts';

const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** Uses the caller's correlation id if valid, else creates one; the response repeats it. */
export const correlation: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const given = request.headers.get('x-correlation-id');
  const id = given !== null && ACCEPTED.test(given) ? given : crypto.randomUUID();
  context.set(correlationContext, id);
  const response = await next();
  response.headers.set('x-correlation-id', id);
  return response;
};
