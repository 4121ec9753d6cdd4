import type { IncomingMessage } from 'node:http';
import { pagePathOf } from '@haberdash/page-engine/server';
import { pageOf } from '../app/pages/page-of.ts';
import { pageRow } from '../app/pages/pages.ts';
import { MAX_BODY_BYTES, MAX_FILES_BYTES, readBody, type Body } from './read-body.ts';

const MOST_AT_ONCE = 4;

/** Pages whose forms send files. */
const takesFiles = ({ url = '/' }: IncomingMessage): boolean => {
  const [pathname = '/'] = url.split('?', 1);
  return pageRow(pageOf(pagePathOf(pathname))).files === true;
};

/** The declared length excludes files; a false one is rejected as too large. */
const isSmall = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Infinity) <= MAX_BODY_BYTES;

/** Reads a form up to the limit of its page's row. */
export function createFormReader() {
  let reading = 0;
  return async (request: IncomingMessage): Promise<Body | 'busy'> => {
    if (!takesFiles(request) || isSmall(request)) return readBody(request);
    if (reading >= MOST_AT_ONCE) return 'busy';
    reading += 1;
    try {
      return await readBody(request, { maxBytes: MAX_FILES_BYTES });
    } finally {
      reading -= 1;
    }
  };
}
