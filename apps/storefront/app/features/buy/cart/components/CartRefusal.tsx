import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FormRefusal } from '../../../../shared/refusals/form-refusal.ts';
import { RefusalNotice } from '../../../../shared/refusals/RefusalNotice.tsx';

/** Why a change of the bag was refused, with the way back to the product that it was about. */
export function CartRefusal({ refusal }: { readonly refusal: FormRefusal }) {
  const t = useTranslator();
  return (
    <RefusalNotice refusal={refusal}>
      {refusal.from !== undefined && <a href={refusal.from}>{t('cart.backToProduct')}</a>}
    </RefusalNotice>
  );
}
