import { Drawer, MenuBar } from '@haberdash/blocks';
import { BagIcon, HeartIcon, IconLink } from '@haberdash/ui';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { useCart } from '../state/cart.ts';
import { useFavouritesTotal } from '../state/favourites.ts';
import { MenuPanel, MobileMenu } from '../static/shop-views.ts';
import type { PageChrome } from '../content/chrome.ts';
import { StaticMarkup } from '../static/StaticMarkup.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SiteSwitch } from './SiteSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';
import styles from './header.module.css';

/** The head of every page: menu, name, search, favourites and bag; it works without a menu. */
export function Header({ menu, menuItems }: Pick<PageChrome, 'menu' | 'menuItems'>) {
  const panel = (id: string) => (
    <StaticMarkup name="menu-panel" of={menu?.find((entry) => entry.id === id)}>
      {(entry) => <MenuPanel entry={entry} />}
    </StaticMarkup>
  );
  return (
    <header className={styles['header']} data-print="hide">
      <div className={styles['row']}>
        {menuItems.length > 0 && (
          <Drawer className={styles['drawer']}>
            <StaticMarkup name="menu" of={menu}>
              {(shown) => <MobileMenu menu={shown} />}
            </StaticMarkup>
            <div className={styles['drawerFoot']}>
              <SiteSwitch />
            </div>
          </Drawer>
        )}
        <Wordmark className={styles['wordmark']} />
        <div className={styles['menu']}>
          {menuItems.length > 0 && <MenuBar items={menuItems} panel={panel} />}
        </div>
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
