import { ProductRow } from '../../../browse/cards/index.ts';
import type { ProductCard as ProductCardData } from '@haberdash/api-client/products';
import { BagIcon, EmptyState, Stack } from '@haberdash/ui';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import type { ReplacedCart } from '../model/cart-result.ts';
import styles from './cart.module.css';
import { CartNotices } from './CartNotices.tsx';
import type { CartNotice } from '../model/cart-view.ts';
import { ReplacedNotice } from './ReplacedNotice.tsx';
import type { SavedView } from '../model/saved-view.ts';
import { SavedForLater } from './SavedForLater.tsx';
import { CartError } from './CartError.tsx';
import { UndoNotice, type DoneNotice } from './UndoNotice.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { EmptyStateLinks } from '../../../../frame/EmptyStateLinks.tsx';

export interface EmptyCartProps {
  readonly popular: readonly ProductCardData[];
  /** What the last form did, such as the removal of the last line. */
  readonly done: DoneNotice | undefined;
  /** Why a product could not be added. */
  readonly formError: FormError | undefined;
  readonly notices: readonly CartNotice[];
  readonly replaced: ReplacedCart | undefined;
  readonly saved: SavedView | undefined;
}

export function EmptyCart({ popular, done, formError, notices, replaced, saved }: EmptyCartProps) {
  const t = useTranslator();
  // An item that has left the list can show its error at the top only.
  const isAtItem =
    formError?.place === 'line' && saved?.items.some(({ id }) => id === formError.itemId) === true;
  return (
    <Stack gap="section">
      <div className={styles['messages']}>
        {formError !== undefined && !isAtItem && <CartError formError={formError} />}
        {replaced !== undefined && <ReplacedNotice replaced={replaced} />}
        <CartNotices notices={notices} />
        {done !== undefined && <UndoNotice {...done} />}
      </div>
      <EmptyState level={1} icon={<BagIcon />} title={t('cart.emptyTitle')} actions={<EmptyStateLinks />}>
        {t('cart.emptyText')}
      </EmptyState>
      {saved !== undefined && <SavedForLater saved={saved} formError={formError} />}
      <ProductRow title={t('common.popular')} products={popular} />
    </Stack>
  );
}
