import { useFavouritesTotal } from '../../../browse/cards/index.ts';
import { IconLink } from '@haberdash/ui';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

export function FavouritesLink() {
  const t = useTranslator();
  const total = useFavouritesTotal();
  const isOff = !useSite().switches.favourites;
  // In a store they would be the employee's favourites (spec 1 §6).
  if (useShopper()?.store !== undefined || isOff) return null;
  return (
    <IconLink
      href={`/${t.site.locale}/favorites`}
      icon="heart"
      label={total > 0 ? t('common.favouritesCount', { count: total }) : t('common.favourites')}
      {...(total > 0 ? { count: t.formats.number(total) } : {})}
    />
  );
}
