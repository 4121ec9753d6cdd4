import type { FastifyInstance } from 'fastify';

import { ServiceError } from '../errors/service-error.ts';
import { FILE_LIMIT_BYTES } from './limits.ts';

const MAX_DEPTH = 24;

/** True when brackets outside strings nest too deep. */
function isTooDeep(text: string, limit = MAX_DEPTH): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

/** Accepts JSON only; rejects deep nesting and prototype keys. */
export function useJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) return done(new ServiceError('API400'));
    void parse(request, body, done);
  });
}

/** Accepts files only. */
export function useBytesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  useBytes(app);
}

/** Also accepts files. */
export function useBytes(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
}
