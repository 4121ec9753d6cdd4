import { Badge, Button, FieldError, Heading, Pagination, Price, Text } from '@haberdash/ui';
import type { FetcherWithComponents } from 'react-router';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { Thumbnail } from '../../../../shared/pictures/Thumbnail.tsx';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import type { CartResult } from '../model/cart-result.ts';
import { TAKE_OFF } from '../model/fetcher-keys.ts';
import { SAVED_PAGE, type SavedItemView, type SavedView } from '../model/saved-view.ts';
import styles from './saved.module.css';
import { useCartFetcher } from './use-cart-fetcher.ts';
import { useOnePress } from './use-one-press.ts';

export interface SavedForLaterProps {
  readonly saved: SavedView;
  readonly formError?: FormError | undefined;
}

const LEAVES: ReadonlySet<FormDataEntryValue> = new Set(['move', 'remove-saved']);

export function SavedForLater({ saved, formError: ofDocument }: SavedForLaterProps) {
  const t = useTranslator();
  const fetcher = useCartFetcher(TAKE_OFF);
  const { data: result, formData, state } = fetcher;
  const formError = state === 'idle' && result?.ok === false ? result.formError : ofDocument;
  const leaving = LEAVES.has(formData?.get('intent') ?? '') ? formData?.get('itemId') : undefined;
  const { items, listId, total, page, pageCount } = saved;
  const isShown = (id: string | undefined) => items.some((item) => item.id === id);
  const isOfNone = result?.ok === false && LEAVES.has(result.intent) && !isShown(formError?.itemId);
  return (
    <section id="saved" aria-labelledby="saved-title" className={styles['saved']}>
      <div className={styles['head']}>
        <Heading level={2} size="xl" id="saved-title">
          {t('cart.savedTitle')}
        </Heading>
        <Text tone="muted">{t('cart.count', { count: total })}</Text>
      </div>
      {isOfNone && formError !== undefined && <ErrorNotice formError={formError} />}
      <ul className={styles['items']} aria-labelledby="saved-title">
        {items
          .filter(({ id }) => id !== leaving)
          .map((item) => (
            <SavedItem
              key={item.id}
              item={item}
              listId={listId}
              fetcher={fetcher}
              error={formError?.itemId === item.id ? formError.text : undefined}
            />
          ))}
      </ul>
      <Pagination
        label={t('cart.savedPages')}
        page={page}
        pageCount={pageCount}
        href={(number) => `/${t.site.locale}/cart?${SAVED_PAGE}=${number}#saved`}
        pageLabel={(number) => t('listing.page', { number })}
        previousLabel={t('listing.previousPage')}
        nextLabel={t('listing.nextPage')}
      />
    </section>
  );
}

interface SavedItemProps {
  readonly item: SavedItemView;
  readonly listId: string;
  readonly fetcher: FetcherWithComponents<CartResult>;
  readonly error: string | undefined;
}

function SavedItem({ item, listId, fetcher, error }: SavedItemProps) {
  const t = useTranslator();
  const product = item.name ?? t('cart.savedGoneName');
  const controlId = `saved-${item.id}`;
  const onSubmit = useOnePress(fetcher.state);
  const button = (intent: 'move' | 'remove-saved', label: string, text: string) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={intent === 'move' ? 'secondary' : 'quiet'}
      size="sm"
      aria-label={label}
      aria-describedby={error === undefined ? undefined : `${controlId}-error`}
    >
      {text}
    </Button>
  );
  return (
    <li className={styles['item']}>
      <SavedProduct item={item} product={product} />
      {error !== undefined && (
        <div role="alert">
          <FieldError controlId={controlId}>{error}</FieldError>
        </div>
      )}
      <fetcher.Form
        method="post"
        action={`/${t.site.locale}/cart`}
        onSubmit={onSubmit}
        className={styles['actions']}
      >
        <input type="hidden" name="itemId" value={item.id} />
        <input type="hidden" name="savedId" value={listId} />
        <input type="hidden" name="name" value={product} />
        <ResponseModeField />
        {item.available && button('move', t('cart.moveItem', { product }), t('cart.moveToBag'))}
        {button('remove-saved', t('cart.removeSaved', { product }), t('cart.remove'))}
      </fetcher.Form>
    </li>
  );
}

function SavedProduct({ item, product }: Pick<SavedItemProps, 'item'> & { readonly product: string }) {
  const t = useTranslator();
  const { image, price } = item;
  // Products that this site does not sell have no price and no page.
  const isSoldHere = price !== undefined;
  return (
    <>
      {image !== undefined && (
        <div className={styles['picture']}>
          <Thumbnail src={image.src} widths={[120, 160, 240, 320]} sizes="112px" />
        </div>
      )}
      <div className={styles['about']}>
        {isSoldHere ? (
          <a href={`/${t.site.locale}${item.pageUrl}`} className={styles['name']}>
            {product}
          </a>
        ) : (
          <p>{product}</p>
        )}
        <p className={styles['choices']}>{item.choices.join(', ')}</p>
        {item.qty > 1 && <p className={styles['choices']}>{t('cart.quantityTimes', { qty: item.qty })}</p>}
        {isSoldHere && <SavedPrice price={price} />}
        {!item.available && (
          <Badge tone="neutral">{isSoldHere ? t('cart.savedSoldOut') : t('cart.savedNotHere')}</Badge>
        )}
      </div>
    </>
  );
}

function SavedPrice({ price }: { readonly price: NonNullable<SavedItemView['price']> }) {
  const t = useTranslator();
  const money = (amount: number) => t.formats.money(amount, price.currency);
  if (price.original <= price.current) return <Price current={money(price.current)} />;
  return (
    <Price
      current={money(price.current)}
      original={money(price.original)}
      currentLabel={t('common.priceNow')}
      originalLabel={t('common.priceWas')}
    />
  );
}
