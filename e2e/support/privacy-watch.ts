import type { Page, Request, Response } from '@playwright/test';
import { personalDataIn } from './log-watch.ts';

/** An invitation has an e-mail address in its link (spec 1 §2), which a redirect removes. */
const isInvitation = (url: URL): boolean =>
  url.pathname.endsWith('/sign-up') && url.searchParams.has('email');

/** True for a response that shared caches may store. */
const isPublic = (response: Response): boolean =>
  /(?:^|,)\s*(?:public|s-maxage)/.test(response.headers()['cache-control'] ?? '') &&
  /html|json|x-script/.test(response.headers()['content-type'] ?? '');

/** Returns the requests of a page with personal data in an address or a cacheable response. */
export function watchPrivacy(page: Page): () => Promise<readonly string[]> {
  const leaks = new Set<string>();
  const reads: Promise<void>[] = [];
  const add = (where: string, url: URL, names: readonly string[]) => {
    for (const name of names) leaks.add(`${where} of ${url.pathname} names ${name}`);
  };
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !isInvitation(url))
      add('the address', url, personalDataIn(url.href));
  });
  const readResponse = async (request: Request) => {
    const response = await request.response();
    if (response !== null && isPublic(response))
      add('the public answer', new URL(response.url()), personalDataIn(await response.text()));
  };
  // Only complete responses are read: background revalidation ends half a minute later.
  page.on('requestfinished', (request: Request) => {
    // Responses of a page that was left are gone.
    reads.push(readResponse(request).catch(() => undefined));
  });
  return async () => {
    await Promise.all(reads);
    return [...leaks];
  };
}
