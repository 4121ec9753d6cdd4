import type { ServerResponse } from 'node:http';
import { retryAfter } from './retry-after.ts';

/** The headers of a short page. */
export const TEXT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
} as const;

/** A short page of plain words with a way on. */
export const textPage = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="/">Go to the shop</a></p></html>`;

/** Answers a short page of plain words; used where the shop itself cannot be reached. Always true. */
export function answerText(response: ServerResponse, status: number, sentence: string): true {
  response.writeHead(status, { ...TEXT_HEADERS, ...retryAfter(status) });
  response.end(textPage(sentence));
  return true;
}
