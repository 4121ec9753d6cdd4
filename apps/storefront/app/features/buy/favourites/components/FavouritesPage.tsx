import { ShopCard, ProductRow, type FavouritesResult } from '../../../browse/cards/index.ts';
import type { ProductCard } from '@haberdash/api-client/products';
import {
  ButtonLink,
  EmptyState,
  Heading,
  HeartIcon,
  IconButton,
  Pagination,
  Stack,
  Text,
} from '@haberdash/ui';
import { useFetcher } from 'react-router';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { EmptyStateLinks } from '../../../../frame/EmptyStateLinks.tsx';
import type { FavouritesView, FavouriteView } from '../model/favourites-view.ts';
import styles from './favourites.module.css';
import { FAVOURITE_REMOVAL } from './FavouritesNotice.tsx';
import { ShareFavourites } from './ShareFavourites.tsx';

export interface FavouritesPageProps {
  readonly favourites: FavouritesView;
  readonly result: FavouritesResult | undefined;
  /** Reloading the list after the last change failed. */
  readonly isStale: boolean;
}

const SIZES = '(min-width: 90rem) 22vw, (min-width: 48rem) 33vw, 50vw';
const FIRST_SCREEN = 4;
const REMOVAL_FORM = 'remove-favourite';

/** The favourites list: items link to their sizes and can be removed. */
export function FavouritesPage({ favourites, result, isStale }: FavouritesPageProps) {
  const t = useTranslator();
  const removal = useFetcher<FavouritesResult>({ key: FAVOURITE_REMOVAL });
  const removed = isStale && removal.data?.ok === true ? removal.data.productId : undefined;
  const leaving = removal.formData?.get('id') ?? removed;
  const { items, total, page, pageCount } = favourites;
  const href = (number: number) => `/${t.site.locale}/favorites${number === 1 ? '' : `?page=${number}`}`;
  return (
    <Stack gap={5} className={styles['page']}>
      <div className={styles['head']}>
        <Heading level={1} size="2xl">
          {t('favourites.title')}
        </Heading>
        <Text tone="muted" aria-live="polite">
          {t('favourites.count', { count: total })}
        </Text>
        <ShareFavourites url={result?.ok === true ? result.shareUrl : undefined} />
      </div>
      <ul className={styles['grid']} aria-label={t('favourites.list')}>
        {items
          .filter(({ id }) => id !== leaving)
          .map((item, index) => (
            <li key={item.id} className={styles['item']}>
              <Favourite item={item} priority={index < FIRST_SCREEN} />
            </li>
          ))}
      </ul>
      <removal.Form id={REMOVAL_FORM} method="post" action={`/${t.site.locale}/favorites`} hidden>
        <input type="hidden" name="intent" value="remove" />
        <ResponseModeField />
      </removal.Form>
      <Pagination
        label={t('listing.pages')}
        page={page}
        pageCount={pageCount}
        href={href}
        pageLabel={(number) => t('listing.page', { number })}
        previousLabel={t('listing.previousPage')}
        nextLabel={t('listing.nextPage')}
      />
    </Stack>
  );
}

interface FavouriteProps {
  readonly item: FavouriteView;
  readonly priority: boolean;
}

function Favourite({ item: { id, card, sizeKind }, priority }: FavouriteProps) {
  const t = useTranslator();
  if (card === undefined) {
    return (
      <div className={styles['gone']}>
        <p>{t('favourites.gone')}</p>
        <IconButton
          type="submit"
          form={REMOVAL_FORM}
          name="id"
          value={id}
          variant="raised"
          label={t('favourites.removeGone')}
          icon="heart-filled"
          className={styles['remove']}
        />
      </div>
    );
  }
  return (
    <>
      <ShopCard
        product={card}
        headingLevel={2}
        priority={priority}
        sizes={SIZES}
        removalForm={REMOVAL_FORM}
      />
      {card.available !== false && (
        <ButtonLink
          href={`/${t.site.locale}${card.url}#size`}
          variant="secondary"
          fullWidth
          aria-label={t('favourites.chooseSizeOf', { kind: sizeKind ?? 'clothing', product: card.name })}
        >
          {t('favourites.chooseSize', { kind: sizeKind ?? 'clothing' })}
        </ButtonLink>
      )}
    </>
  );
}

/** Explains the heart, with links and bestsellers. */
export function EmptyFavourites({
  popular,
  isAssociate,
}: {
  readonly popular: readonly ProductCard[];
  /** Associates have no favourites (spec 1 §6). */
  readonly isAssociate: boolean;
}) {
  const t = useTranslator();
  return (
    <Stack gap="section" className={styles['page']}>
      <EmptyState
        level={1}
        icon={<HeartIcon />}
        title={t('favourites.emptyTitle')}
        actions={<EmptyStateLinks />}
      >
        {t(isAssociate ? 'favourites.associateText' : 'favourites.emptyText')}
      </EmptyState>
      <ProductRow title={t('common.popular')} products={popular} />
    </Stack>
  );
}
