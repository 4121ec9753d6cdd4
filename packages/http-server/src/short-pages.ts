import type { ServerResponse } from 'node:http';
import { retryAfter } from './retry-after.ts';

export const TEXT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
} as const;

/** Sends a short text page, for when the application is unavailable. Always returns true. */
export type SendText = (response: ServerResponse, status: number, sentence: string) => true;

interface ShortPages {
  /** A short text page with a link. */
  readonly textPage: (sentence: string) => string;
  readonly sendText: SendText;
}

/** Short pages of an application, with a link of this text to its front page. */
export function createShortPages(linkText: string): ShortPages {
  const textPage = (sentence: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="/">${linkText}</a></p></html>`;
  return {
    textPage,
    sendText(response, status, sentence) {
      response.writeHead(status, { ...TEXT_HEADERS, ...retryAfter(status) });
      response.end(textPage(sentence));
      return true;
    },
  };
}
