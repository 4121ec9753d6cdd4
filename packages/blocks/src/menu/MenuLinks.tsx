import type { ReactNode } from 'react';
import { ContentLink } from '../parts/ContentLink.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import styles from './main-menu.module.css';
import { tracked } from './tracked.ts';
import type { MenuItem } from './menu-items.ts';
import type { SelectMenuLink } from './menu-props.ts';

export interface MenuLinksProps {
  readonly items: readonly MenuItem[];
  /** The page of an entry that has none of its own, without script. */
  readonly fallbackUrl?: ((id: string) => string) | undefined;
  /** The content of an entry, where the document has it. */
  readonly contents?: ((id: string) => ReactNode) | undefined;
  readonly onSelect?: SelectMenuLink;
}

/** The items of the menu's list, each a link for use without script. */
export function MenuLinks({ items, fallbackUrl, contents, onSelect }: MenuLinksProps) {
  return items.map((entry) => {
    const { id, url, style, trackingName, hasPanel } = entry;
    const title = <EntryTitle entry={entry} />;
    return (
      <li key={id} data-menu={hasPanel ? id : undefined}>
        {url === undefined ? (
          <a
            href={fallbackUrl?.(id)}
            className={styles['top']}
            data-style={style}
            data-document
            {...tracked(id, trackingName)}
          >
            {title}
          </a>
        ) : (
          <ContentLink
            url={url}
            className={styles['top']}
            data-style={style}
            {...tracked(id, trackingName)}
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
