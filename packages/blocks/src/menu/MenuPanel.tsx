import { Container } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { MenuEntry, MenuGroup, ShopAll, VisualSelector } from '../model/index.ts';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import styles from './menu-contents.module.css';
import { tracked } from './tracked.ts';
import type { SelectMenuLink } from './menu-props.ts';

const BANNER: Ratios = { sm: '4x5', md: '4x5', lg: '4x5' };
const SQUARE: Ratios = { sm: '1x1', md: '1x1', lg: '1x1' };
const WIDTHS = [160, 240, 320, 480, 640] as const;

function Group({ group, onSelect }: { readonly group: MenuGroup; readonly onSelect?: SelectMenuLink }) {
  return (
    <div>
      {group.title && (
        <p className={styles['groupTitle']}>
          {group.url ? (
            <ContentLink
              url={group.url}
              onClick={() => onSelect?.({ id: group.id, name: group.title ?? '' })}
            >
              {group.title}
            </ContentLink>
          ) : (
            group.title
          )}
        </p>
      )}
      <ul className={styles['links']} aria-label={group.title}>
        {group.links.map(({ id, title, url, trackingName }) => (
          <li key={id}>
            <ContentLink
              url={url}
              {...tracked(id, trackingName)}
              onClick={() => onSelect?.({ id, name: trackingName })}
            >
              {title}
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A linked picture with title: a square visual selector or a taller banner. */
export function VisualLink({
  selector,
  banner = false,
  onSelect,
}: {
  readonly selector: VisualSelector;
  readonly banner?: boolean;
  readonly onSelect?: SelectMenuLink;
}) {
  return (
    <ContentLink
      url={selector.target.url}
      className={banner ? styles['banner'] : styles['selector']}
      onClick={() => onSelect?.({ id: selector.target.id ?? selector.target.url, name: selector.title })}
    >
      <BlockPicture
        media={selector.image}
        ratios={banner ? BANNER : SQUARE}
        sizes={banner ? '(min-width: 80rem) 30vw, 100vw' : '10rem'}
        widths={WIDTHS}
        decorative
      />
      <span>{selector.title}</span>
    </ContentLink>
  );
}

/** The link to everything of a first level; the content may override its text. */
export function ShopAllLink({
  entry: { id, title, trackingName },
  shopAll,
  onSelect,
}: {
  readonly entry: Pick<MenuEntry, 'id' | 'title' | 'trackingName'>;
  readonly shopAll: ShopAll;
  readonly onSelect?: SelectMenuLink;
}) {
  const { texts } = useBlocks();
  return (
    <ContentLink
      url={shopAll.url}
      {...tracked(id, trackingName)}
      onClick={() => onSelect?.({ id, name: trackingName })}
    >
      {shopAll.text ?? texts.shopAll(title)}
    </ContentLink>
  );
}

/** A panel on wide windows: columns of a sixth, visual selectors, a banner at the end. */
export function MenuPanel({
  entry,
  onSelect,
}: {
  readonly entry: MenuEntry;
  readonly onSelect?: SelectMenuLink;
}) {
  const { columns, shopAll, banner, visualSelectors, visualSelectorsTitle } = entry;
  return (
    <Container width="wide" className={styles['panelContent']}>
      <div className={styles['columns']}>
        {columns.map(({ groups }) => (
          <div key={groups.map(({ id }) => id).join(' ')} className={styles['column']}>
            {groups.map((group) => (
              <Group key={group.id} group={group} onSelect={onSelect} />
            ))}
          </div>
        ))}
        {visualSelectors.length > 0 && (
          <div className={styles['selectors']}>
            {visualSelectorsTitle && <p className={styles['groupTitle']}>{visualSelectorsTitle}</p>}
            <div className={styles['selectorRow']}>
              {visualSelectors.map((selector) => (
                <VisualLink
                  key={`${selector.target.url} ${selector.title}`}
                  selector={selector}
                  onSelect={onSelect}
                />
              ))}
            </div>
          </div>
        )}
        {banner && (
          <div className={styles['bannerCell']}>
            <VisualLink selector={banner} banner onSelect={onSelect} />
          </div>
        )}
      </div>
      {shopAll && !shopAll.hiddenOn.includes('lg') && (
        <p className={styles['shopAll']}>
          <ShopAllLink entry={entry} shopAll={shopAll} onSelect={onSelect} />
        </p>
      )}
    </Container>
  );
}
