import { MegaMenu, MenuDrawer } from '@haberdash/blocks';
import type { Menu } from '@haberdash/blocks/model';
import { BagIcon, HeartIcon, IconLink } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { useCart } from '../state/cart.ts';
import { useFavourites } from '../state/favourites.ts';
import { SearchBox } from './SearchBox.tsx';
import { SiteSwitch } from './SiteSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';
import styles from './header.module.css';

/** The head of every page: menu, name, search, favourites and bag; it works without a menu. */
export function Header({ menu }: { readonly menu: Menu }) {
  return (
    <header className={styles['header']} data-print="hide">
      <div className={styles['row']}>
        {menu.length > 0 && (
          <MenuDrawer menu={menu} className={styles['drawer']}>
            <div className={styles['drawerFoot']}>
              <SiteSwitch />
            </div>
          </MenuDrawer>
        )}
        <Wordmark className={styles['wordmark']} />
        <div className={styles['menu']}>{menu.length > 0 && <MegaMenu menu={menu} />}</div>
        <SearchBox className={styles['search']} />
        <div className={styles['own']}>
          <FavouritesLink />
          <BagLink />
        </div>
      </div>
    </header>
  );
}

function FavouritesLink() {
  const t = useTranslator();
  const total = useFavourites()?.total ?? 0;
  return (
    <IconLink
      href={`/${t.site.locale}/favorites`}
      icon={<HeartIcon size="lg" />}
      label={total > 0 ? t('common.favouritesCount', { count: total }) : t('common.favourites')}
      {...(total > 0 ? { count: t.formats.number(total) } : {})}
    />
  );
}

function BagLink() {
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
