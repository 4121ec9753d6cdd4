import type { Page, Request, Response } from '@playwright/test';
import { namedIn } from './log-canary.ts';

/** An invitation names its e-mail address in the link (spec 1 §2); the answer takes it out of the address at once. */
const isInvitation = (url: URL): boolean =>
  url.pathname.endsWith('/sign-up') && url.searchParams.has('email');

/** What any cache between the shop and a browser may keep. */
const isPublic = (response: Response): boolean =>
  /(?:^|,)\s*(?:public|s-maxage)/.test(response.headers()['cache-control'] ?? '') &&
  /html|json|x-script/.test(response.headers()['content-type'] ?? '');

/**
 * Follows what a page asks for: no address that it uses may name somebody, and no answer that caches may keep. The
 * answer tells what did, by what it named.
 */
export function watchPrivacy(page: Page): () => Promise<readonly string[]> {
  const leaks = new Set<string>();
  const reads: Promise<void>[] = [];
  const add = (where: string, url: URL, names: readonly string[]) => {
    for (const name of names) leaks.add(`${where} of ${url.pathname} names ${name}`);
  };
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !isInvitation(url)) add('the address', url, namedIn(url.href));
  });
  const readAnswer = async (request: Request) => {
    const response = await request.response();
    if (response !== null && isPublic(response))
      add('the public answer', new URL(response.url()), namedIn(await response.text()));
  };
  // Only what is complete can be read at once: what the browser revalidates behind a page's back ends half a minute later.
  page.on('requestfinished', (request: Request) => {
    // A page that was left has taken its answer along.
    reads.push(readAnswer(request).catch(() => undefined));
  });
  return async () => {
    await Promise.all(reads);
    return [...leaks];
  };
}
