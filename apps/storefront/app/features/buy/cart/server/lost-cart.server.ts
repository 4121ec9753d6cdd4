import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import type { ReplacedCart } from '../model/cart-answer.ts';
import { replacedQuery } from '../model/done-notice.ts';
import { lostCartNotice } from '../model/replaced-cart.ts';
import { lostCartOf } from './cart-calls.server.ts';

type Shopper = Pick<PrivateRead, 'session' | 't' | 'site'>;

/** What became of the cart that a call of this request had to replace, in words. */
export function replacedByCall(shopper: Shopper): ReplacedCart | undefined {
  const lost = lostCartOf(shopper);
  return lost === undefined ? undefined : lostCartNotice(shopper.t, lost);
}

/** The address of the bag, which says so where a call of this request had to replace it. */
export function bagPath(shopper: Shopper, done?: URLSearchParams): string {
  const replaced = replacedByCall(shopper);
  const query = [done?.toString(), replaced === undefined ? undefined : replacedQuery(replaced)]
    .filter((each) => each !== undefined)
    .join('&');
  return `/${shopper.site.locale}/cart${query === '' ? '' : `?${query}`}`;
}
