import { ChevronDownIcon, classNames } from '@haberdash/ui';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { MenuEntry } from '../model/index.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import styles from './mega-menu.module.css';
import type { SelectMenuLink } from './menu-props.ts';
import { useMenuPanels, type MenuPanels } from './use-menu-panel.ts';

export type MenuBarItem = Pick<
  MenuEntry,
  'id' | 'title' | 'titleHtml' | 'url' | 'trackingName' | 'style' | 'icon' | 'titleVisibility'
> & {
  readonly hasPanel: boolean;
};

export interface MenuBarProps {
  readonly items: readonly MenuBarItem[];
  /** The content of an item's panel. */
  readonly panel: (id: string) => ReactNode;
  /** `click`: the first press on a top item opens its panel instead of its page. */
  readonly openOn?: 'hover' | 'click' | undefined;
  readonly onSelect?: SelectMenuLink;
  /** A panel opened; for tracking. */
  readonly onExpand?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
}

interface ItemProps extends Pick<MenuBarProps, 'panel'> {
  readonly entry: MenuBarItem;
  readonly openOn: 'hover' | 'click';
  readonly panels: MenuPanels;
  readonly onSelect: SelectMenuLink;
}

function Item({ entry, panel, openOn, panels, onSelect }: ItemProps) {
  const { texts } = useBlocks();
  const panelId = useId();
  const { id, title, url, style, hasPanel } = entry;
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
          <EntryTitle entry={entry} />
        </ContentLink>
      ) : (
        <span className={styles['top']} data-style={style}>
          <EntryTitle entry={entry} />
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
            {panel(id)}
          </div>
        </>
      )}
    </li>
  );
}

/**
 * The bar of the main menu: top items are links; panels open on hover, by a button for keyboards, or on
 * press. The caller renders the panels, so that a page can keep them as static markup.
 */
export function MenuBar(props: MenuBarProps) {
  const { items, panel, openOn = 'hover', onSelect, onExpand, className } = props;
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
        {items.map((entry) => (
          <Item
            key={entry.id}
            entry={entry}
            panel={panel}
            openOn={openOn}
            panels={panels}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </nav>
  );
}
