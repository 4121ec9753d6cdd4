import { ButtonLink, CheckIcon, Dialog, Picture, Skeleton, Stack, Text } from '@haberdash/ui';
import { useCallback, useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { imageUrl } from '../../../shared/pictures/image-url.ts';
import { useSetCart } from '../state/cart.ts';
import { useDialog } from '../state/dialogs.ts';
import type { CartAnswer, ReplacedCart } from '../model/cart-answer.ts';
import styles from './cart.module.css';
import type { CartView, LineView } from '../model/cart-view.ts';
import { CartNotices } from './CartNotices.tsx';
import { ADD_TO_BAG } from '../model/fetcher-keys.ts';
import { UnreadNotice } from '../../../frame/UnreadNotice.tsx';
import type { Unread } from '../../../shared/reads/unread.ts';
import { SpendGoals } from './SpendGoals.tsx';
import { ReplacedNotice } from './ReplacedNotice.tsx';

/** What the private route of the mini cart answers. */
export interface MiniCartData {
  readonly cart: CartView | undefined;
  /** The cart that was kept is gone. */
  readonly replaced?: ReplacedCart | undefined;
}

/** The newest cart this page has heard of, and what was just put into it. */
function useMiniCart(isOpen: boolean) {
  const { site } = useTranslator();
  const { data: read, load, state } = useFetcher<MiniCartData | Unread>({ key: 'mini-cart' });
  const isUnread = read !== undefined && 'unread' in read;
  const data = isUnread ? undefined : read;
  const added = useFetcher<CartAnswer>({ key: ADD_TO_BAG }).data;
  const answer = added?.ok === true ? added : undefined;
  const readAgain = useCallback(() => void load(`/${site.locale}/mini-cart`), [load, site.locale]);
  useEffect(() => {
    if (isOpen) readAgain();
  }, [isOpen, readAgain]);
  const cart = state === 'idle' && data !== undefined ? data.cart : (answer?.cart ?? data?.cart);
  return {
    cart,
    replaced: answer?.replaced ?? data?.replaced,
    addedProductId: answer?.addedProductId,
    isKnown: data !== undefined || answer !== undefined,
    isUnread,
    isReading: state !== 'idle',
    readAgain,
  };
}

/** What was just done: read with the title of the dialog, because the focus goes to its first button. */
const ADDED = 'mini-added';

/** The bag beside the page: what was just added, what is in it, and the ways to bag and checkout. */
export function MiniCart() {
  const t = useTranslator();
  const [dialog, setDialog] = useDialog();
  const isOpen = dialog === 'mini-cart';
  const { cart, addedProductId, isKnown, replaced, isUnread, isReading, readAgain } = useMiniCart(isOpen);
  const setCart = useSetCart();
  const { key } = useLocation();
  useEffect(() => {
    if (cart !== undefined) setCart({ totalItems: cart.totalItems });
  }, [cart, setCart]);
  // A link in the sheet leads on: the page that it led to is not left behind the sheet.
  useEffect(() => () => setDialog(undefined), [key, setDialog]);
  const isFilled = cart !== undefined && cart.items.length > 0;
  return (
    <Dialog
      open={isOpen}
      onClose={() => setDialog(undefined)}
      variant="end"
      title={t('cart.miniTitle')}
      describedBy={addedProductId === undefined ? undefined : ADDED}
      closeLabel={t('common.close')}
      footer={isFilled ? <MiniFooter cart={cart} /> : undefined}
    >
      {isUnread && <UnreadNotice isReading={isReading} onRetry={readAgain} />}
      {!isKnown && isUnread ? null : !isKnown ? (
        <Stack gap={3} aria-busy="true">
          <output className="visually-hidden">{t('cart.loading')}</output>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      ) : isFilled ? (
        <div className={styles['mini']}>
          {replaced !== undefined && <ReplacedNotice replaced={replaced} />}
          <CartNotices notices={cart.notices} />
          {addedProductId !== undefined && (
            <output className={styles['miniAdded']}>
              <CheckIcon size="sm" />
              <span id={ADDED}>{t('cart.addedShort')}</span>
            </output>
          )}
          <SpendGoals place="minicart" goals={cart.miniGoals} />
          <MiniLines cart={cart} addedProductId={addedProductId} />
        </div>
      ) : (
        <Stack gap={4}>
          {replaced !== undefined && <ReplacedNotice replaced={replaced} />}
          <Text>{t('cart.emptyTitle')}</Text>
          <ButtonLink href={`/${t.site.locale}`} variant="secondary">
            {t('common.continueShopping')}
          </ButtonLink>
        </Stack>
      )}
    </Dialog>
  );
}

function MiniLines({
  cart,
  addedProductId,
}: {
  readonly cart: CartView;
  readonly addedProductId: string | undefined;
}) {
  const t = useTranslator();
  const newestFirst = [...cart.items].toSorted(
    (one, other) => Number(other.productId === addedProductId) - Number(one.productId === addedProductId),
  );
  return (
    <ul aria-label={t('cart.items')} className={styles['miniLines']}>
      {newestFirst.map((line) => (
        <MiniLine
          key={line.id}
          line={line}
          currency={cart.currency}
          isAdded={line.productId === addedProductId}
        />
      ))}
    </ul>
  );
}

function MiniLine({
  line,
  currency,
  isAdded,
}: {
  readonly line: LineView;
  readonly currency: string;
  readonly isAdded: boolean;
}) {
  const t = useTranslator();
  return (
    <li className={styles['miniLine']} data-added={isAdded || undefined}>
      <Picture
        src={line.image.src}
        alt=""
        width={800}
        height={1000}
        ratio="4/5"
        url={imageUrl}
        widths={[80, 120, 160, 240]}
        sizes="72px"
      />
      <div className={styles['about']}>
        <a href={`/${t.site.locale}${line.pageUrl}`} className={styles['name']}>
          {line.name}
        </a>
        <p className={styles['choices']}>{line.choices.join(', ')}</p>
        <p className={styles['choices']}>{t('checkout.quantityTimes', { qty: line.qty })}</p>
      </div>
      <p className={styles['price']}>{t.formats.money(line.rowTotal, currency)}</p>
    </li>
  );
}

function MiniFooter({ cart }: { readonly cart: CartView }) {
  const t = useTranslator();
  return (
    <div className={styles['miniFooter']}>
      <p className={styles['miniTotal']}>
        <span>{t('cart.total')}</span>
        <span>{t.formats.money(cart.totals.total, cart.currency)}</span>
      </p>
      <ButtonLink href={`/${t.site.locale}/checkout`} size="lg" fullWidth>
        {t('cart.checkout')}
      </ButtonLink>
      <ButtonLink href={`/${t.site.locale}/cart`} variant="secondary" fullWidth>
        {t('cart.viewBag')}
      </ButtonLink>
    </div>
  );
}
