import type { IncomingMessage } from 'node:http';
import { pagePathOf } from '@haberdash/page-engine/server';
import { pageOf } from '../app/pages/page-of.ts';
import { pageRow } from '../app/pages/pages.ts';
import { MAX_BODY_BYTES, MAX_FILES_BYTES, readBody, type Body } from './read-body.ts';

/** Files are kept in memory while they travel on, so few visitors send them at a time. */
const MOST_AT_ONCE = 4;

/** A page whose form sends files, as a document or as data. */
const takesFiles = ({ url = '/' }: IncomingMessage): boolean => {
  const [pathname = '/'] = url.split('?', 1);
  return pageRow(pageOf(pagePathOf(pathname))).files === true;
};

/** Says of itself that it has no files worth a word; who says so wrongly is rejected as too large. */
const isSmall = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Infinity) <= MAX_BODY_BYTES;

/** Reads the form that a page is sent: as much as its row in the table of pages lets it have. */
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
