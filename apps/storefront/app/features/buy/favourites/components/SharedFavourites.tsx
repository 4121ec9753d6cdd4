import { ShopCard } from '../../../browse/cards/index.ts';
import type { ProductCardModel } from '@haberdash/blocks/model';
import { ButtonLink, EmptyState, Heading, HeartIcon, Stack, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './favourites.module.css';

const SIZES = '(min-width: 90rem) 22vw, (min-width: 48rem) 33vw, 50vw';

/** Another shopper's list, whose products can be added to one's own. */
export function SharedFavourites({ cards }: { readonly cards: readonly ProductCardModel[] }) {
  const t = useTranslator();
  if (cards.length === 0) {
    return (
      <EmptyState
        level={1}
        icon={<HeartIcon />}
        title={t('favourites.sharedEmpty')}
        actions={<ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={5} className={styles['page']}>
      <div className={styles['head']}>
        <Heading level={1} size="2xl">
          {t('favourites.sharedTitle')}
        </Heading>
        <Text tone="muted">{t('favourites.sharedText')}</Text>
      </div>
      <ul className={styles['grid']}>
        {cards.map((card) => (
          <li key={card.id}>
            <ShopCard product={card} headingLevel={2} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
