import { Notice } from '@haberdash/ui';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import type { CartRefusal } from '../model/cart-answer.ts';

/** Why a change of the bag was refused, with the way back to the product that it was about. */
export function RefusalNotice({ refusal }: { readonly refusal: CartRefusal }) {
  const t = useTranslator();
  return (
    <Notice tone="error" announce="assertive">
      <p>{refusal.text}</p>
      {refusal.from !== undefined && <a href={refusal.from}>{t('cart.backToProduct')}</a>}
    </Notice>
  );
}
