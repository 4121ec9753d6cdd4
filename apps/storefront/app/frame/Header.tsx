import { Drawer, MenuBar } from '@haberdash/blocks';
import type { ReactNode } from 'react';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { MenuPanel, MobileMenu } from '#views/frame';
import type { PageChrome } from './server/chrome.ts';
import { StaticMarkup } from '@haberdash/page-engine';
import { useSite } from '../shared/i18n/use-site.ts';
import { SiteSwitch } from './SiteSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';
import styles from './header.module.css';

/** What features put into the header. */
export interface HeaderSlots {
  readonly search: ReactNode;
  /** What is the shopper's own, such as favourites and bag. */
  readonly own: ReactNode;
}

interface HeaderProps extends Pick<PageChrome, 'menu' | 'menuItems' | 'menuOpensOn'> {
  readonly slots: HeaderSlots;
}

/** The head of every page: menu, name, search and what is the shopper's own; it works without a menu. */
export function Header({ menu, menuItems, menuOpensOn, slots }: HeaderProps) {
  const { groupShopAll } = useSite().switches;
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
              {(shown) => <MobileMenu menu={shown} groupShopAll={groupShopAll} />}
            </StaticMarkup>
            <div className={styles['drawerFoot']}>
              <SiteSwitch />
            </div>
          </Drawer>
        )}
        <Wordmark className={styles['wordmark']} />
        <div className={styles['menu']}>
          {menuItems.length > 0 && <MenuBar items={menuItems} panel={panel} openOn={menuOpensOn} />}
        </div>
        <div className={styles['search']}>{slots.search}</div>
        <div className={styles['own']}>{slots.own}</div>
      </div>
    </header>
  );
}
