import type { ServerResponse } from 'node:http';
import { retryAfter } from './retry-after.ts';

/** The headers of a short page. */
export const TEXT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
} as const;

/** Answers a short page of plain words; used where the application itself cannot be reached. Always true. */
export type AnswerText = (response: ServerResponse, status: number, sentence: string) => true;

interface ShortPages {
  /** A short page of plain words with a way on. */
  readonly textPage: (sentence: string) => string;
  readonly answerText: AnswerText;
}

/** Short pages of an application, whose front page a link of these words leads to. */
export function createShortPages(wayOn: string): ShortPages {
  const textPage = (sentence: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="/">${wayOn}</a></p></html>`;
  return {
    textPage,
    answerText(response, status, sentence) {
      response.writeHead(status, { ...TEXT_HEADERS, ...retryAfter(status) });
      response.end(textPage(sentence));
      return true;
    },
  };
}
