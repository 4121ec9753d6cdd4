import { TextField } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './cart.module.css';

export function CartLink({ url }: { readonly url: string }) {
  const t = useTranslator();
  return (
    <details className={styles['link']}>
      <summary>{t('cart.linkSummary')}</summary>
      <TextField
        label={t('cart.linkLabel')}
        hint={t('cart.linkHint')}
        name="cart-link"
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </details>
  );
}
