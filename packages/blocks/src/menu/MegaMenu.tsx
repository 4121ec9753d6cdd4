import { ChevronDownIcon, classNames } from '@haberdash/ui';
import { useId, useRef, type MouseEvent } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Menu, MenuEntry } from '../model/index.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import styles from './mega-menu.module.css';
import type { SelectMenuLink } from './menu-props.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { useMenuPanels, type MenuPanels } from './use-menu-panel.ts';

export interface MegaMenuProps {
  readonly menu: Menu;
  /** `click` makes the first press of a top item open its panel instead of its page. */
  readonly openOn?: 'hover' | 'click' | undefined;
  readonly onSelect?: SelectMenuLink;
  /** A panel opened, for tracking. */
  readonly onExpand?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
}

interface ItemProps {
  readonly entry: MenuEntry;
  readonly openOn: 'hover' | 'click';
  readonly panels: MenuPanels;
  readonly onSelect: SelectMenuLink;
}

function Item({ entry, openOn, panels, onSelect }: ItemProps) {
  const { texts } = useBlocks();
  const panelId = useId();
  const { id, title, url, style } = entry;
  const hasPanel = entry.columns.length > 0 || entry.visualSelectors.length > 0;
  const open = panels.openId === id;
  const press = (event: MouseEvent) => {
    if (openOn === 'click' && hasPanel) {
      event.preventDefault();
      panels.toggle(id);
    } else onSelect?.({ id, name: entry.trackingName });
  };
  return (
    <li
      className={styles['item']}
      data-menu={hasPanel ? id : undefined}
      data-open={open || undefined}
      {...panels.itemHandlers(id, hasPanel)}
    >
      {url ? (
        <ContentLink url={url} className={styles['top']} data-style={style} onClick={press}>
          {title}
        </ContentLink>
      ) : (
        <span className={styles['top']} data-style={style}>
          {title}
        </span>
      )}
      {hasPanel && (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-label={texts.expandMenu(title)}
            aria-expanded={open}
            aria-controls={panelId}
            data-needs-script
            onClick={() => panels.toggle(id)}
          >
            <ChevronDownIcon size="sm" />
          </button>
          <div id={panelId} className={styles['panel']}>
            <MenuPanel entry={entry} onSelect={onSelect} />
          </div>
        </>
      )}
    </li>
  );
}

/**
 * The main menu of wide windows. Top items are links; a panel opens by pointer, by a button that keyboards reach, or
 * by a press. It fills the nearest positioned box, usually the header. Without a script it opens by pointer and focus.
 */
export function MegaMenu({ menu, openOn = 'hover', onSelect, onExpand, className }: MegaMenuProps) {
  const { texts, path } = useBlocks();
  const list = useRef<HTMLUListElement>(null);
  const panels = useMenuPanels({ openOn, path, list, onExpand });
  return (
    <nav aria-label={texts.mainMenu} className={classNames(styles['menu'], className)}>
      <ul
        ref={list}
        className={styles['bar']}
        data-scripted={panels.scripted || undefined}
        data-open-on={openOn}
      >
        {menu.map((entry) => (
          <Item key={entry.id} entry={entry} openOn={openOn} panels={panels} onSelect={onSelect} />
        ))}
      </ul>
    </nav>
  );
}
