import { BagIcon, IconButton } from '@haberdash/ui';
import type { FormEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAddToast } from '../../../../shared/state/toasts.ts';
import { toggled, useChangeCompared, useIsCompared, MOST_COMPARED } from '../state/compared.ts';
import { useSetQuickShop } from '../state/quick-shop.ts';
import styles from './card-tools.module.css';

interface CardToolsProps {
  readonly id: string;
  readonly name: string;
  /** Path below the locale. */
  readonly url: string;
  /** Where products of a kind stand together they can be put aside to be compared. */
  readonly canCompare: boolean;
  /** Its sizes can be had over the page: something of it can be bought, and the list offers that. */
  readonly canQuickShop: boolean;
}

const TOAST_MS = 6_000;

/**
 * What can be done with a product beside opening it: its sizes over the page, and a place in a comparison. Without a
 * script the same buttons lead to the sizes of the product and to the comparison.
 */
export function CardTools({ id, name, url, canCompare, canQuickShop }: CardToolsProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const isCompared = useIsCompared(id);
  const change = useChangeCompared();
  const setQuickShop = useSetQuickShop();
  const addToast = useAddToast();
  const toggle = async () => {
    const ids = await change((known) => toggled(known, id));
    if (ids === undefined || ids.includes(id) || isCompared === true) return;
    addToast({
      tone: 'info',
      message: t('listing.compareFull', { count: MOST_COMPARED }),
      closesAfterMs: TOAST_MS,
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (submitter?.getAttribute('name') === 'items') void toggle();
    else setQuickShop({ name, url });
  };
  if (!canCompare && !canQuickShop) return null;
  return (
    <form action={`${home}${url}#size`} className={styles['tools']} onSubmit={onSubmit}>
      {canCompare && (
        <button
          type="submit"
          name="items"
          value={id}
          formAction={`${home}/compare`}
          aria-pressed={isCompared}
          aria-label={t('listing.compareOne', { product: name })}
          className={styles['compare']}
        >
          {t('listing.compare')}
        </button>
      )}
      {canQuickShop && (
        <IconButton
          type="submit"
          variant="raised"
          label={t('listing.quickShop', { product: name })}
          aria-haspopup="dialog"
          icon={<BagIcon size="sm" />}
          className={styles['quick']}
        />
      )}
    </form>
  );
}
