import { IconLink } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useCart, useSentLine } from '../state/cart.ts';

/** Links to the bag with the number of items, counting the one that is being added. */
export function BagLink() {
  const t = useTranslator();
  const cart = useCart();
  const isOneSent = useSentLine() !== undefined;
  const total = cart === undefined ? 0 : cart.totalItems + Number(isOneSent);
  return (
    <IconLink
      href={`/${t.site.locale}/cart`}
      icon="bag"
      label={cart === undefined ? t('common.bag') : t('common.bagCount', { count: total })}
      {...(total > 0 ? { count: t.formats.number(total) } : {})}
    />
  );
}
