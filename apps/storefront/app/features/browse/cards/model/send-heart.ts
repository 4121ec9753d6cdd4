import type { FavouritesResult } from './favourites-result.ts';

const SEND_TIMEOUT_MS = 10_000;

/** A fault has neither. */
type HeartResult = FavouritesResult | { readonly ok?: never; readonly formError?: never };

/** The last request: the first heart creates the session that the next ones need. */
let last: Promise<HeartResult | undefined> = Promise.resolve(undefined);

/** Sends a heart, or its removal, after the previous ones; undefined without a readable response. */
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
      // Sent even if the shopper leaves the page.
      fetch(action, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
    )
    // Our own route responds with one of these shapes.
    .then((response) => response.json() as Promise<HeartResult>)
    .catch(() => undefined);
  return last;
}
