import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { MessageKey } from '../../../../shared/i18n/translator.ts';
import type { SpendView } from '../server/spend.server.ts';
import styles from './cart.module.css';

const NAMES = {
  employee: 'cart.spendEmployee',
  athlete: 'cart.spendAthlete',
  ipa: 'cart.spendIpa',
  wranx: 'cart.spendWranx',
} as const satisfies Readonly<Record<SpendView['kind'], MessageKey>>;

export function SpendBannerNote({ spend }: { readonly spend: SpendView }) {
  const t = useTranslator();
  const { kind, spent, cap, remaining, share, isReached, currency } = spend;
  const money = (amount: number) => t.formats.money(amount, currency);
  const text = t('cart.spendOf', { spent: money(spent), cap: money(cap) });
  return (
    <div className={styles['goal']} data-reached={isReached || undefined}>
      <p>
        <span>
          <strong>{t(NAMES[kind])}</strong>
          <span className={styles['detail']}>{text}</span>
          <span className={styles['detail']}>
            {isReached ? t('cart.spendReached') : t('cart.spendLeft', { amount: money(remaining) })}
          </span>
        </span>
      </p>
      <progress className={styles['bar']} value={Math.round(share * 100)} max={100} aria-label={text} />
    </div>
  );
}
