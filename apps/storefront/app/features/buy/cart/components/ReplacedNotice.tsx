import { Notice } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { ReplacedCart } from '../model/cart-result.ts';
import { orderPath } from '../model/order-path.ts';

export function ReplacedNotice({ replaced: { text, orderNumber } }: { readonly replaced: ReplacedCart }) {
  const t = useTranslator();
  return (
    <Notice tone="warning" announce="polite">
      <p>{text}</p>
      {orderNumber !== undefined && (
        <a href={orderPath(t.site.locale, orderNumber)}>{t('cart.replacedOrderLink')}</a>
      )}
    </Notice>
  );
}
