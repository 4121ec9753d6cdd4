import type { ServerResponse } from 'node:http';

/** Answers a short page of plain words with a way on; used where the shop itself cannot be reached. Always true. */
export function answerText(response: ServerResponse, status: number, sentence: string): true {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="/">Go to the shop</a></p></html>`;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(html);
  return true;
}
