import { Text } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { lawOf } from '../sites/law-of.ts';

interface PriceNoteProps {
  readonly isForAll?: boolean;
}

/** That prices hold the tax and delivery comes on top, with the way to its costs: on sites whose law asks for it. */
export function PriceNote({ isForAll = false }: PriceNoteProps) {
  const t = useTranslator();
  if (!lawOf(t.site.locale).hasPriceNote) return null;
  return (
    <Text size="sm" tone="muted">
      {isForAll && `${t('common.allPrices')} `}
      {t('common.priceNote')} <a href={`/${t.site.locale}/delivery`}>{t('common.priceNoteDelivery')}</a>
    </Text>
  );
}
