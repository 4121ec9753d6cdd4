import { Text } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { lawOf } from '../sites/law-of.ts';

interface LowestPriceNoteProps {
  /** In major units; undefined where the service knows of no earlier price. */
  readonly amount: number | undefined;
  readonly currency: string;
  readonly isShort?: boolean;
}

/** Beside a reduction: the lowest price of the 30 days before it, on sites whose law asks for it. */
export function LowestPriceNote({ amount, currency, isShort = false }: LowestPriceNoteProps) {
  const t = useTranslator();
  if (!lawOf(t.site.locale).hasLowestPrice || amount === undefined) return null;
  const price = t.formats.money(amount, currency);
  return (
    <Text size="sm" tone="muted">
      {isShort ? t('common.lowestPriceShort', { price }) : t('product.lowestPrice', { price })}
    </Text>
  );
}
