import { Price } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

interface MoneyPriceProps {
  readonly currency: string;
  /** In major units. */
  readonly current: number;
  readonly original: number;
  readonly size?: 'lg' | undefined;
}

/** A price in the site’s own form, with what it was where it is reduced. */
export function MoneyPrice({ currency, current, original, size }: MoneyPriceProps) {
  const t = useTranslator();
  const money = (amount: number) => t.formats.money(amount, currency);
  if (original <= current) return <Price size={size} current={money(current)} />;
  return (
    <Price
      size={size}
      current={money(current)}
      original={money(original)}
      currentLabel={t('common.priceNow')}
      originalLabel={t('common.priceWas')}
    />
  );
}
