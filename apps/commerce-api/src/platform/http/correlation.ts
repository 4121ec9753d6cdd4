import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-correlation-id';
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's valid correlation id, else a new one. */
export function correlationIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[HEADER];
  if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
  delete request.headers[HEADER];
  return randomUUID();
}
