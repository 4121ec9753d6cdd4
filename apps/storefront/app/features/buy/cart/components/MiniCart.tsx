import { ButtonLink, Dialog, Notice } from '@haberdash/ui';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useSentLine } from '../state/cart.ts';
import { useDialog } from '../state/dialogs.ts';
import type { CartResult } from '../model/cart-result.ts';
import styles from './cart.module.css';
import type { CartView } from '../model/cart-view.ts';
import { CartNotices } from './CartNotices.tsx';
import { ADD_TO_BAG } from '../model/fetcher-keys.ts';
import { CheckoutLink } from './CheckoutLink.tsx';
import { MiniAdded } from './MiniAdded.tsx';
import { MiniLine } from './MiniLine.tsx';
import { PromotionSummary } from './PromotionSummary.tsx';
import { SpendGoals } from './SpendGoals.tsx';
import { ReplacedNotice } from './ReplacedNotice.tsx';

/** Id of the added notice, which describes the dialog because the focus goes to its first button. */
const ADDED = 'mini-added';

export function MiniCart() {
  const t = useTranslator();
  const [dialog, setDialog] = useDialog();
  const sentLine = useSentLine();
  const result = useFetcher<CartResult>({ key: ADD_TO_BAG }).data;
  const added = sentLine === undefined && result?.ok === true && result.intent === 'add' ? result : undefined;
  const { key } = useLocation();
  // A link in the sheet opens another page, over which the sheet must not stay open.
  useEffect(() => () => setDialog(undefined), [key, setDialog]);
  return (
    <Dialog
      open={dialog === 'mini-cart'}
      onClose={() => setDialog(undefined)}
      variant="end"
      title={t('cart.miniTitle')}
      describedBy={ADDED}
      closeLabel={t('common.close')}
      footer={added === undefined ? undefined : <MiniFooter cart={added.cart} />}
    >
      <div className={styles['mini']}>
        {added?.replaced !== undefined && <ReplacedNotice replaced={added.replaced} />}
        {added?.storeChanged !== undefined && (
          <Notice>{t('cart.storeChanged', { store: added.storeChanged })}</Notice>
        )}
        {added !== undefined && <CartNotices notices={added.cart.notices} />}
        <MiniAdded id={ADDED} isPending={sentLine !== undefined} isAdded={added !== undefined} />
        <ul
          aria-label={t('cart.items')}
          aria-busy={sentLine === undefined ? undefined : true}
          className={styles['miniLines']}
        >
          {sentLine !== undefined && <MiniLine key={JUST_ADDED} line={sentLine} isAdded />}
          {added !== undefined && linesOf(added.cart, added.addedProductId)}
        </ul>
        {/* Below the lines, which stand where they are when the answer comes. */}
        {added !== undefined && <SpendGoals place="minicart" goals={added.cart.miniGoals} />}
      </div>
    </Dialog>
  );
}

/** Key of the added line, the same before and after the response. */
const JUST_ADDED = 'just-added';

function linesOf({ items, currency }: CartView, addedProductId: string | undefined) {
  const isAdded = (line: CartView['items'][number]) => line.productId === addedProductId;
  const newestFirst = items.toSorted((one, other) => Number(isAdded(other)) - Number(isAdded(one)));
  return newestFirst.map((line, index) => {
    const isNew = index === 0 && isAdded(line);
    const inCart = { ...line, currency };
    return <MiniLine key={isNew ? JUST_ADDED : line.id} line={line} inCart={inCart} isAdded={isNew} />;
  });
}

function MiniFooter({ cart }: { readonly cart: CartView }) {
  const t = useTranslator();
  return (
    <div className={styles['miniFooter']}>
      <PromotionSummary promotions={cart.promotions} currency={cart.currency} />
      <p className={styles['miniTotal']}>
        <span>{t('cart.total')}</span>
        <span>{t.formats.money(cart.totals.total, cart.currency)}</span>
      </p>
      <CheckoutLink cart={cart} />
      <ButtonLink href={`/${t.site.locale}/cart`} variant="secondary" fullWidth>
        {t('cart.viewBag')}
      </ButtonLink>
    </div>
  );
}
