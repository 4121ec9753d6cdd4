import { CheckIcon } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './cart.module.css';

interface MiniAddedProps {
  readonly id: string;
  readonly isPending: boolean;
  readonly isAdded: boolean;
}

/** Announces politely that a product is being added, then that it was. */
export function MiniAdded({ id, isPending, isAdded }: MiniAddedProps) {
  const t = useTranslator();
  return (
    <output className={styles['miniAdded']} data-pending={isPending || undefined}>
      <CheckIcon size="sm" />
      <span id={id}>{isPending ? t('product.adding') : isAdded && t('cart.addedShort')}</span>
    </output>
  );
}
