import type { FastifyInstance } from 'fastify';

import { Refusal } from '../errors/refusal.ts';

const MAX_DEPTH = 24;

/** True when brackets outside strings nest deeper than any contract does. */
export function isTooDeep(text: string, limit = MAX_DEPTH): boolean {
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

/** Takes JSON and nothing else; refuses what nests too deep and keys that would reach a prototype. */
export function useJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) return done(new Refusal('API400'));
    void parse(request, body, done);
  });
}
