import { backViewOf, colorUrl, readColors } from '@haberdash/blocks';
import { SwatchLinks } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './card-extras.module.css';

/** The second picture of a product, and its colours as links. */
export function CardExtras({ card }: { readonly card: Element }) {
  const t = useTranslator();
  const link = card.querySelector('a');
  const back = backViewOf(card.querySelector('img')?.getAttribute('src') ?? '');
  const colors = readColors(card.querySelector('[data-colors]')?.getAttribute('data-colors') ?? '');
  const url = link?.getAttribute('href') ?? '';
  return (
    <>
      {back !== undefined && <img alt="" src={back} className={styles['back']} />}
      {colors.length > 0 && (
        <SwatchLinks
          label={t('common.coloursOf', { product: link?.textContent ?? '' })}
          soldOutText={t('common.soldOut')}
          size="sm"
          className={styles['colors']}
          options={colors.map(({ id, label, hex, isCurrent }) => ({
            label,
            colors: [hex],
            href: colorUrl(url, id),
            current: isCurrent,
          }))}
        />
      )}
    </>
  );
}
