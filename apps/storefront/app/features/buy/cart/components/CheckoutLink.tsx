import { ButtonLink } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { WalletLink } from './WalletLink.tsx';
import { BAG_ONLY } from '../model/express-cart.ts';
import type { CartView } from '../model/cart-view.ts';

export function CheckoutLink({
  cart: { items, hasWallet },
}: {
  readonly cart: Pick<CartView, 'items' | 'hasWallet'>;
}) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const marked = items.filter(({ stock }) => stock !== 'fine');
  const [first] = marked;
  return first === undefined ? (
    <>
      <ButtonLink href={`${home}/checkout?${BAG_ONLY}`} size="lg" fullWidth>
        {t('cart.checkout')}
      </ButtonLink>
      {hasWallet && <WalletLink />}
    </>
  ) : (
    <ButtonLink href={`${home}/cart#line-${first.id}`} size="lg" fullWidth variant="secondary">
      {t('cart.checkMarked', { count: marked.length })}
    </ButtonLink>
  );
}
