import type { ReactNode } from 'react';
import { ContentLink } from '../parts/ContentLink.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import styles from './main-menu.module.css';
import type { MenuItem } from './menu-items.ts';
import type { SelectMenuLink } from './menu-props.ts';

export interface MenuLinksProps {
  readonly items: readonly MenuItem[];
  /** Where an entry without a page of its own leads while no script opens it. */
  readonly fallbackUrl?: ((id: string) => string) | undefined;
  /** What is below an entry, where the document has it from the start. */
  readonly contents?: ((id: string) => ReactNode) | undefined;
  readonly onSelect?: SelectMenuLink;
}

/** The items of the menu's list: a link each, which leads to a page while no script opens what is below it. */
export function MenuLinks({ items, fallbackUrl, contents, onSelect }: MenuLinksProps) {
  return items.map((entry) => {
    const { id, url, style, trackingName, hasPanel } = entry;
    const title = <EntryTitle entry={entry} />;
    return (
      <li key={id} data-menu={hasPanel ? id : undefined}>
        {url === undefined ? (
          <a href={fallbackUrl?.(id)} className={styles['top']} data-style={style} data-document>
            {title}
          </a>
        ) : (
          <ContentLink
            url={url}
            className={styles['top']}
            data-style={style}
            onClick={(event) => {
              if (!event.defaultPrevented) onSelect?.({ id, name: trackingName });
            }}
          >
            {title}
          </ContentLink>
        )}
        {hasPanel && contents?.(id)}
      </li>
    );
  });
}
