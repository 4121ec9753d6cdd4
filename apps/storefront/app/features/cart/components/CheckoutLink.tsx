import { ButtonLink } from '@haberdash/ui';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { WalletLink } from './WalletLink.tsx';
import type { LineView } from '../model/line-view.ts';

/** The way to the checkout; while a line is sold out or short it leads to that line instead, where it is put right. */
export function CheckoutLink({ items }: { readonly items: readonly Pick<LineView, 'id' | 'stock'>[] }) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const marked = items.filter(({ stock }) => stock !== 'fine');
  const [first] = marked;
  return first === undefined ? (
    <>
      <ButtonLink href={`${home}/checkout`} size="lg" fullWidth>
        {t('cart.checkout')}
      </ButtonLink>
      <WalletLink />
    </>
  ) : (
    <ButtonLink href={`${home}/cart#line-${first.id}`} size="lg" fullWidth variant="secondary">
      {t('cart.checkMarked', { count: marked.length })}
    </ButtonLink>
  );
}
