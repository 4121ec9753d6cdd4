import { MainMenu, MenuButton, type LoadMenu } from '@haberdash/blocks';
import type { ReactNode } from 'react';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { MenuLinks } from '#views/frame';
import type { PageChrome } from './server/chrome.ts';
import { StaticMarkup } from '@haberdash/page-engine';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { carriedQuery } from './carried-query.ts';
import { loadMarkup } from './load-markup.ts';
import { SiteLink } from './SiteLink.tsx';
import { Wordmark } from './Wordmark.tsx';
import styles from './header.module.css';

/** Content of features in the header. */
export interface HeaderSlots {
  readonly search: ReactNode;
  readonly own: ReactNode;
}

interface HeaderProps {
  readonly chrome: Pick<PageChrome, 'hasMenu' | 'menuItems' | 'menuOpensOn'>;
  readonly slots: HeaderSlots;
}

const MENU_ID = 'main-menu';

/** The header of every page; it works without a menu. */
export function Header({ chrome: { hasMenu, menuItems, menuOpensOn }, slots }: HeaderProps) {
  const { locale } = useTranslator().site;
  const entryAt = (id: string) => `/${locale}/menu/${encodeURIComponent(id)}`;
  // The editor's preview date applies to the menu, too.
  const load: LoadMenu = (id, layout) =>
    loadMarkup(entryAt(id) + carriedQuery(`?for=${layout}`, window.location.search));
  return (
    <header className={styles['header']} data-print="hide">
      <div className={styles['row']}>
        {hasMenu && <MenuButton menu={MENU_ID} className={styles['opener']} />}
        <Wordmark className={styles['wordmark']} />
        {hasMenu && (
          <MainMenu id={MENU_ID} openOn={menuOpensOn} load={load} className={styles['menu']}>
            <StaticMarkup name="menu" as="ul" of={menuItems}>
              {(items) => <MenuLinks items={items} fallbackUrl={entryAt} />}
            </StaticMarkup>
            <SiteLink className={styles['site']} />
          </MainMenu>
        )}
        <div className={styles['search']}>{slots.search}</div>
        <div className={styles['own']}>{slots.own}</div>
      </div>
    </header>
  );
}
