import { applyPending } from '@haberdash/checkout';
import { Heading, Notice, Stack, Text } from '@haberdash/ui';
import { Suspense } from 'react';
import { useFetcher, useFetchers } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { BonusOffers, SavedForLater, StoreChange } from '#views/cart';
import {
  PROMO_CODE_FIELD,
  type CartResult,
  type PageError,
  type ReplacedCart,
} from '../model/cart-result.ts';
import styles from './cart.module.css';
import type { CartView } from '../model/cart-view.ts';
import { TAKE_OFF } from '../model/fetcher-keys.ts';
import type { SpendView } from '../server/spend.server.ts';
import type { SavedView } from '../model/saved-view.ts';
import { CartLink } from './CartLink.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartSummary } from './CartSummary.tsx';
import { pendingChangesOf } from '../model/pending-changes.ts';
import { PaymentPendingNotice } from './PaymentPending.tsx';
import { CartError } from './CartError.tsx';
import { ReplacedNotice } from './ReplacedNotice.tsx';
import type { StoreChangeView } from '../model/store-change.ts';
import { useCartFetcher } from './use-cart-fetcher.ts';
import { UndoNotice, type DoneNotice } from './UndoNotice.tsx';

export interface FilledCartProps {
  readonly cart: CartView;
  readonly done: DoneNotice | undefined;
  readonly formError: PageError | undefined;
  readonly replaced: ReplacedCart | undefined;
  /** Why the checkout redirected to the cart. */
  readonly rejected: FormError | undefined;
  readonly isGuest: boolean;
  readonly spend: SpendView | undefined;
  readonly link: string | undefined;
  readonly saved: SavedView | undefined;
  /** Lines in other stores than the preferred one, until the shopper decides about them. */
  readonly storeChange: StoreChangeView | undefined;
  /** False for associates, who order for a customer and cannot save for later. */
  readonly canSave: boolean;
}

/** The line or saved item of the error has left the page, so only the top is left to show it. */
const isOfNone = (
  { place, itemId }: FormError,
  { cart, saved }: Pick<FilledCartProps, 'cart' | 'saved'>,
): boolean => place === 'line' && ![...cart.items, ...(saved?.items ?? [])].some(({ id }) => id === itemId);

/** Shown beside a line or the promo code; the size form is on another page. */
const isAtItsInput = ({ place, field }: FormError): boolean => place === 'line' || field === PROMO_CODE_FIELD;

/** The errors of the whole cart, of this document's form or of a pending fetcher. */
function useTopErrors(props: FilledCartProps): readonly FormError[] {
  const { formError: own } = props;
  const removal = useFetcher<CartResult>({ key: TAKE_OFF }).data;
  const codes = useFetcher<CartResult>({ key: 'promo-code-removal' }).data;
  const all = [
    own,
    ...[removal, codes].map((result) => (result?.ok === false ? result.formError : undefined)),
  ];
  return all.flatMap((formError) =>
    formError === undefined || (isAtItsInput(formError) && !(formError === own && isOfNone(formError, props)))
      ? []
      : [formError],
  );
}

/** Shows quantity changes optimistically; totals follow when the service has counted. */
export function FilledCart(props: FilledCartProps) {
  const { cart, done, formError, replaced, rejected, isGuest, saved, spend, canSave, link, storeChange } =
    props;
  const t = useTranslator();
  const removal = useCartFetcher(TAKE_OFF);
  const shown = applyPending(cart, pendingChangesOf(useFetchers()));
  const topErrors = useTopErrors(props);
  const isShort = cart.items.some(({ stock }) => stock !== 'fine');
  return (
    <div className={styles['page']}>
      <Stack gap={4}>
        <div className={styles['head']}>
          <Heading level={1} size="2xl">
            {t('cart.title')}
          </Heading>
          <Text tone="muted" aria-live="polite">
            {t('cart.count', { count: shown.totalItems })}
          </Text>
        </div>
        {topErrors.map((each) => (
          <CartError key={each.text} formError={each} />
        ))}
        {isShort && rejected === undefined && <Notice tone="warning">{t('cart.stockNotice')}</Notice>}
        {cart.isPaymentPending && <PaymentPendingNotice />}
        {replaced !== undefined && <ReplacedNotice replaced={replaced} />}
        {rejected !== undefined && <ErrorNotice formError={rejected} />}
        <CartNotices notices={cart.notices} />
        {storeChange !== undefined && (
          <Suspense>
            <Notice>
              <StoreChange change={storeChange} fetcher={removal} />
            </Notice>
          </Suspense>
        )}
        {done !== undefined && <UndoNotice {...done} />}
        <ul aria-label={t('cart.items')} className={styles['lines']}>
          {shown.lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              currency={cart.currency}
              removal={removal}
              formError={formError?.place === 'line' ? formError : undefined}
              canSave={canSave}
            />
          ))}
        </ul>
        {/* Behind the lines: it may appear during a press of "+", and nothing may move under the finger. */}
        {cart.bonusOffers.length > 0 && (
          <Suspense>
            <BonusOffers offers={cart.bonusOffers} />
          </Suspense>
        )}
        {link !== undefined && <CartLink url={link} />}
      </Stack>
      <CartSummary
        cart={cart}
        isGuest={isGuest}
        spend={spend}
        coupons={shown.couponItems}
        pending={shown.pending}
        promoError={formError?.field === PROMO_CODE_FIELD ? formError : undefined}
      />
      {saved !== undefined && (
        <div className={styles['below']}>
          <Suspense>
            <SavedForLater saved={saved} formError={formError} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
