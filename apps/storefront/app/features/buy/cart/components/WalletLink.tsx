import { ButtonLink, CardIcon } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { BAG_ONLY } from '../model/express-cart.ts';
import styles from './cart.module.css';

export function WalletLink() {
  const t = useTranslator();
  return (
    <ButtonLink
      href={`/${t.site.locale}/checkout/pay/wallet?${BAG_ONLY}`}
      variant="secondary"
      size="lg"
      fullWidth
      className={styles['wallet']}
    >
      <CardIcon />
      {t('cart.wallet')}
    </ButtonLink>
  );
}
