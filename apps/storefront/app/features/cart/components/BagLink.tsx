import { BagIcon, IconLink } from '@haberdash/ui';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { useCart } from '../state/cart.ts';

/** The way to the bag, and how many pieces are in it. */
export function BagLink() {
  const t = useTranslator();
  const cart = useCart();
  const total = cart?.totalItems ?? 0;
  return (
    <IconLink
      href={`/${t.site.locale}/cart`}
      icon={<BagIcon size="lg" />}
      label={cart === undefined ? t('common.bag') : t('common.bagCount', { count: total })}
      {...(total > 0 ? { count: t.formats.number(total) } : {})}
    />
  );
}
