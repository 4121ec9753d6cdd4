import { ChevronDownIcon, classNames } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Menu, MenuEntry, MenuGroup } from '../model/index.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import { hiddenOn } from '../parts/hidden-on.ts';
import styles from './mega-menu.module.css';
import type { SelectMenuLink } from './menu-props.ts';
import { ShopAllLink, VisualLink } from './MenuPanel.tsx';

export interface MobileMenuProps {
  readonly menu: Menu;
  /** Gives second levels a shop-all link too (spec 3 §2). */
  readonly groupShopAll?: boolean | undefined;
  readonly onSelect?: SelectMenuLink;
  readonly onExpand?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
}

function Links({ group, onSelect }: { readonly group: MenuGroup; readonly onSelect: SelectMenuLink }) {
  return group.links.map(({ id, title, url, trackingName }) => (
    <li key={id}>
      <ContentLink url={url} onClick={() => onSelect?.({ id, name: trackingName })}>
        {title}
      </ContentLink>
    </li>
  ));
}

function Group({
  group,
  shopAll,
  onSelect,
}: {
  readonly group: MenuGroup;
  readonly shopAll: boolean;
  readonly onSelect: SelectMenuLink;
}) {
  const { texts } = useBlocks();
  const selectGroup = () => onSelect?.({ id: group.id, name: group.title ?? '' });
  if (group.title === undefined) {
    return (
      <ul className={styles['mobileLinks']}>
        <Links group={group} onSelect={onSelect} />
      </ul>
    );
  }
  if (group.links.length === 0) {
    return group.url === undefined ? null : (
      <p className={styles['mobileLinks']}>
        <ContentLink url={group.url} onClick={selectGroup}>
          {group.title}
        </ContentLink>
      </p>
    );
  }
  return (
    <details>
      <summary>
        {group.title}
        <ChevronDownIcon size="sm" />
      </summary>
      <ul className={styles['mobileLinks']} aria-label={group.title}>
        {shopAll && group.url && (
          <li className={styles['mobileAll']}>
            <ContentLink url={group.url} onClick={selectGroup}>
              {texts.shopAll(group.title)}
            </ContentLink>
          </li>
        )}
        <Links group={group} onSelect={onSelect} />
      </ul>
    </details>
  );
}

function Section({
  entry,
  groupShopAll,
  onSelect,
  onExpand,
}: Omit<MobileMenuProps, 'menu'> & { readonly entry: MenuEntry }) {
  const { id, style, shopAll, columns, visualSelectors } = entry;
  return (
    <details
      name="mobile-menu"
      onToggle={(event) => {
        if (event.target === event.currentTarget && event.currentTarget.open) onExpand?.(id);
      }}
    >
      <summary className={styles['mobileTop']} data-style={style}>
        <EntryTitle entry={entry} />
        <ChevronDownIcon />
      </summary>
      <div className={styles['mobileBody']}>
        {shopAll && !(shopAll.hiddenOn.includes('sm') && shopAll.hiddenOn.includes('md')) && (
          <p
            className={classNames(styles['mobileLinks'], styles['mobileAll'])}
            {...hiddenOn(shopAll.hiddenOn)}
          >
            <ShopAllLink entry={entry} shopAll={shopAll} onSelect={onSelect} />
          </p>
        )}
        {columns.flatMap(({ groups }) =>
          groups.map((group) => (
            <Group key={group.id} group={group} shopAll={groupShopAll ?? true} onSelect={onSelect} />
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
      </div>
    </details>
  );
}

/** The main menu of narrow windows: sections that open in place, with or without a script. */
export function MobileMenu({ menu, className, ...rest }: MobileMenuProps) {
  const { texts } = useBlocks();
  return (
    <nav aria-label={texts.mainMenu} className={classNames(styles['mobile'], className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads a list without markers as none */}
      <ul role="list" className={styles['mobileList']}>
        {menu.map((entry) => (
          <li key={entry.id}>
            {entry.columns.length > 0 || entry.visualSelectors.length > 0 ? (
              <Section entry={entry} {...rest} />
            ) : (
              entry.url && (
                <ContentLink
                  url={entry.url}
                  className={styles['mobileTop']}
                  data-style={entry.style}
                  onClick={() => rest.onSelect?.({ id: entry.id, name: entry.trackingName })}
                >
                  <EntryTitle entry={entry} />
                </ContentLink>
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
