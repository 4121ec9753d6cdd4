import { useFavouritesTotal } from '../../cards/index.ts';
import { HeartIcon, IconLink } from '@haberdash/ui';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';

/** The way to the favourites, and how many there are. */
export function FavouritesLink() {
  const t = useTranslator();
  const total = useFavouritesTotal();
  return (
    <IconLink
      href={`/${t.site.locale}/favorites`}
      icon={<HeartIcon size="lg" />}
      label={total > 0 ? t('common.favouritesCount', { count: total }) : t('common.favourites')}
      {...(total > 0 ? { count: t.formats.number(total) } : {})}
    />
  );
}
