import { ChevronDownIcon } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { MenuEntry, MenuGroup } from '../model/index.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { hiddenOn } from '../parts/hidden-on.ts';
import styles from './menu-contents.module.css';
import { tracked } from './tracked.ts';
import type { SelectMenuLink } from './menu-props.ts';
import { ShopAllLink, VisualLink } from './MenuPanel.tsx';

export interface MenuSectionProps {
  readonly entry: MenuEntry;
  /** A second level gets a shop-all link of its own (spec 3 §2). */
  readonly groupShopAll?: boolean | undefined;
  readonly onSelect?: SelectMenuLink;
}

function Group({
  group: { id, title, url, links },
  groupShopAll,
  onSelect,
}: Omit<MenuSectionProps, 'entry'> & { readonly group: MenuGroup }) {
  const { texts } = useBlocks();
  const own = links.map((link) => (
    <li key={link.id}>
      <ContentLink
        url={link.url}
        {...tracked(link.id, link.trackingName)}
        onClick={() => onSelect?.({ id: link.id, name: link.trackingName })}
      >
        {link.title}
      </ContentLink>
    </li>
  ));
  if (title === undefined) return <ul className={styles['mobileLinks']}>{own}</ul>;
  const all = (text: string) =>
    url && (
      <ContentLink url={url} onClick={() => onSelect?.({ id, name: title })}>
        {text}
      </ContentLink>
    );
  if (links.length === 0) return url && <p className={styles['mobileLinks']}>{all(title)}</p>;
  return (
    <details>
      <summary>
        {title}
        <ChevronDownIcon size="sm" />
      </summary>
      <ul className={styles['mobileLinks']} aria-label={title}>
        {groupShopAll && url && <li className={styles['mobileAll']}>{all(texts.shopAll(title))}</li>}
        {own}
      </ul>
    </details>
  );
}

/** A section in the drawer of narrow windows, with or without script. */
export function MenuSection({ entry, groupShopAll = true, onSelect }: MenuSectionProps) {
  const { shopAll, columns, visualSelectors } = entry;
  return (
    <>
      {shopAll && !(shopAll.hiddenOn.includes('sm') && shopAll.hiddenOn.includes('md')) && (
        <p className={`${styles['mobileLinks']} ${styles['mobileAll']}`} {...hiddenOn(shopAll.hiddenOn)}>
          <ShopAllLink entry={entry} shopAll={shopAll} onSelect={onSelect} />
        </p>
      )}
      {columns.flatMap(({ groups }) =>
        groups.map((group) => (
          <Group key={group.id} group={group} groupShopAll={groupShopAll} onSelect={onSelect} />
        )),
      )}
      {visualSelectors.length > 0 && (
        <div className={styles['mobileSelectors']}>
          {visualSelectors.map((selector) => (
            <VisualLink
              key={`${selector.target.url} ${selector.title}`}
              selector={selector}
              onSelect={onSelect}
            />
          ))}
        </div>
      )}
    </>
  );
}
