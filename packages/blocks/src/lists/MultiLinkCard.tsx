import { Container } from '@haberdash/ui';
import type { MultiLinkCardBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockFilm } from '../parts/BlockFilm.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { hiddenOn } from '../parts/hidden-on.ts';
import { MediaLink } from '../parts/MediaLink.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './lists.module.css';

const RATIOS: Ratios = { sm: '3x2', md: '3x2', lg: '3x2' };
const WIDTHS = [320, 480, 640, 960] as const;

/** A picture with a title and a list of text links (spec 3 §2). */
export function MultiLinkCard({ block, priority, nested = false, draw }: BlockProps<MultiLinkCardBlock>) {
  const [media] = block.mediaList;
  const { targets, ...words } = block;
  const card = (
    <article
      className={styles['multi']}
      data-align={block.alignment ?? 'left'}
      {...hiddenOn(block.hideOnBreakpoint)}
    >
      {media && (
        <div className={styles['multiMedia']}>
          <BlockPicture
            media={media}
            ratios={RATIOS}
            sizes="(min-width: 80rem) 32vw, (min-width: 48rem) 45vw, 90vw"
            widths={WIDTHS}
            priority={priority}
          />
          <BlockFilm block={block} draw={draw} />
          <MediaLink block={{ ...block, hideTitle: true }} />
        </div>
      )}
      <TextPart
        block={words}
        className={styles['multiWords']}
        heading={{ size: 'xl', target: block.titleTarget }}
      >
        <ul className={styles['multiLinks']}>
          {targets.map(({ id, text, url, targetAttribute }) => (
            <li key={id ?? `${url} ${text}`}>
              <ContentLink url={url} newTab={targetAttribute === '_blank'}>
                {text}
              </ContentLink>
            </li>
          ))}
        </ul>
      </TextPart>
    </article>
  );
  if (nested) return card;
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor}>
      <Container width="content">{card}</Container>
    </BlockSection>
  );
}
