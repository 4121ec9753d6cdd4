import { Button } from '@haberdash/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import styles from './buy.module.css';
import type { SizeKind, SizeView } from '../model/product-view.ts';

interface BuyBarProps {
  readonly sizes: readonly SizeView[];
  readonly sizeKind: SizeKind;
  readonly price: string;
  readonly isPending: boolean;
}

/** The buy button; on a phone a bar at the bottom, with price and size. */
export function BuyBar({ sizes, sizeKind, price, isPending }: BuyBarProps) {
  const t = useTranslator();
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const form = bar.current?.closest('form');
    const read = () =>
      setChosen(form?.querySelector<HTMLInputElement>('input[name=productId]:checked')?.value);
    // A size may have been chosen before hydration.
    read();
    form?.addEventListener('change', read);
    return () => form?.removeEventListener('change', read);
  }, []);
  const isSoldOut = sizes.every(({ soldOut }) => soldOut);
  return (
    <div ref={bar} className={styles['bar']}>
      <p className={styles['choice']}>
        <span className={styles['barPrice']}>{price}</span>
        {!isSoldOut && (
          <span className={styles['chosen']} data-needs-script>
            {choiceText(t, sizes, sizeKind, chosen)}
          </span>
        )}
      </p>
      <Button
        type="submit"
        size="lg"
        fullWidth
        disabled={isSoldOut}
        pending={isPending}
        pendingLabel={t('product.adding')}
      >
        {isSoldOut ? t('product.allSoldOut') : t('product.addToBag')}
      </Button>
    </div>
  );
}

/** The chosen size, or that one has to be chosen. */
function choiceText(
  t: Translator,
  sizes: readonly SizeView[],
  kind: SizeKind,
  chosen: string | undefined,
): string {
  const size = sizes.find(({ productId }) => productId !== undefined && productId === chosen)?.label;
  if (size === undefined) return t('product.chooseSize', { kind });
  return sizes.length === 1 ? size : t('product.sizeChosen', { kind, size });
}
