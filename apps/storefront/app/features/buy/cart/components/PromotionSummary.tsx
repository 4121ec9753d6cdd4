import type { PromotionLevel, SummaryLevel } from '@haberdash/promotions';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { MessageKey } from '../../../../shared/i18n/translator.ts';
import styles from './cart.module.css';

const LEVELS = {
  ORDER: 'cart.promotionOrder',
  PRODUCT: 'cart.promotionProduct',
  SHIPPING: 'cart.promotionShipping',
} as const satisfies Readonly<Record<PromotionLevel, MessageKey>>;

export interface PromotionSummaryProps {
  readonly promotions: readonly SummaryLevel[];
  readonly currency: string;
}

export function PromotionSummary({ promotions, currency }: PromotionSummaryProps) {
  const t = useTranslator();
  if (promotions.length === 0) return null;
  return (
    <ul aria-label={t('cart.promotionList')} className={styles['promotions']}>
      {promotions.flatMap(({ level, promotions: entries }) =>
        entries.map(({ promotionId, promotionName, discount }) => (
          <li key={`${level} ${promotionId}`}>
            <span>
              {promotionName}
              <span className={styles['detail']}>{t(LEVELS[level])}</span>
            </span>
            {discount > 0 && <span>−{t.formats.money(discount, currency)}</span>}
          </li>
        )),
      )}
    </ul>
  );
}
