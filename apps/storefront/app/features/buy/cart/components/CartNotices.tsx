import { Notice } from '@haberdash/ui';
import type { CartNotice } from '../model/cart-view.ts';

export function CartNotices({ notices }: { readonly notices: readonly CartNotice[] }) {
  return notices.map(({ text, tone }) => (
    <Notice key={text} tone={tone}>
      {text}
    </Notice>
  ));
}
