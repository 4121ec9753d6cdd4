import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-correlation-id';
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Takes the caller's correlation id when it is well-formed; else makes one and forgets the other. */
export function correlationIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[HEADER];
  if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
  delete request.headers[HEADER];
  return randomUUID();
}
