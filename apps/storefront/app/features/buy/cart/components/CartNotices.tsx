import { Notice } from '@haberdash/ui';
import type { CartNotice } from '../model/cart-view.ts';

/** What the service has to say about the whole cart: in the bag and at every step of the checkout. */
export function CartNotices({ notices }: { readonly notices: readonly CartNotice[] }) {
  return notices.map(({ text, tone }) => (
    <Notice key={text} tone={tone}>
      {text}
    </Notice>
  ));
}
