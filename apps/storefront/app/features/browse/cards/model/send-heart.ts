import type { FavouritesResult } from './favourites-result.ts';

const SEND_TIMEOUT_MS = 10_000;

/** The response to a heart; a fault has neither. */
type HeartResult = FavouritesResult | { readonly ok?: never; readonly formError?: never };

/** The last request: the first heart of a visit makes the shopper's session, which the others then belong to. */
let last: Promise<HeartResult | undefined> = Promise.resolve(undefined);

/** Sends a heart, which takes a favourite off the list again, after those before it; undefined without a response that can be read. */
export function sendHeart(
  action: string,
  id: string,
  isFavourite: boolean,
): Promise<HeartResult | undefined> {
  const body = new FormData();
  body.set('id', id);
  body.set('intent', isFavourite ? 'remove' : 'add');
  body.set('then', 'stay');
  last = last
    .then(() =>
      // It is sent even if the shopper leaves the page.
      fetch(action, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
    )
    // The route is ours: to a form that stays it responds with one of these shapes.
    .then((response) => response.json() as Promise<HeartResult>)
    .catch(() => undefined);
  return last;
}
