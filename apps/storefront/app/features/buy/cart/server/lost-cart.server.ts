import type { LostCart } from '@haberdash/checkout';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import type { ReplacedCart } from '../model/cart-result.ts';
import { replacedQuery } from '../model/done-notice.ts';
import { lostCartNotice } from '../model/replaced-cart.ts';

type Shopper = Pick<PrivateRead, 't' | 'site'>;

export const replacedNotice = (
  { t }: Pick<Shopper, 't'>,
  lost: LostCart | undefined,
): ReplacedCart | undefined => (lost === undefined ? undefined : lostCartNotice(t, lost));

/** The address of the cart, with the notice of a lost one. */
export function cartPath(shopper: Shopper, lost: LostCart | undefined, done?: URLSearchParams): string {
  const replaced = replacedNotice(shopper, lost);
  const query = [done?.toString(), replaced === undefined ? undefined : replacedQuery(replaced)]
    .filter((each) => each !== undefined)
    .join('&');
  return `/${shopper.site.locale}/cart${query === '' ? '' : `?${query}`}`;
}
