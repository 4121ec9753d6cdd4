import { Text } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { defaultSite, findSite } from '../sites/sites.ts';

interface LowestPriceNoteProps {
  /** In major units; undefined where the service knows of no earlier price. */
  readonly amount: number | undefined;
  readonly currency: string;
}

/** Beside a reduction: the lowest price of the 30 days before it, on sites whose law asks for it. */
export function LowestPriceNote({ amount, currency }: LowestPriceNoteProps) {
  const t = useTranslator();
  const { law } = findSite(`/${t.site.locale}`) ?? defaultSite;
  if (!law.hasLowestPrice || amount === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {t('product.lowestPrice', { price: t.formats.money(amount, currency) })}
    </Text>
  );
}
