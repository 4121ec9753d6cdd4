import { Container } from '@haberdash/ui';
import type { MultiLinkCardBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { hiddenOn } from '../parts/hidden-on.ts';
import styles from './lists.module.css';

const RATIOS: Ratios = { sm: '3x2', md: '3x2', lg: '3x2' };
const WIDTHS = [320, 480, 640, 960] as const;

/** A picture with a title and a list of text links (spec 3 §2). */
export function MultiLinkCard({ block, priority, nested = false }: BlockProps<MultiLinkCardBlock>) {
  const [media] = block.mediaList;
  const card = (
    <article
      className={styles['multi']}
      data-align={block.alignment ?? 'left'}
      {...hiddenOn(block.hideOnBreakpoint)}
    >
      {media && (
        <BlockPicture
          media={media}
          ratios={RATIOS}
          sizes="(min-width: 80rem) 32vw, (min-width: 48rem) 45vw, 90vw"
          widths={WIDTHS}
          priority={priority}
        />
      )}
      <BlockHeading block={block} size="xl" target={block.titleTarget} />
      <ul className={styles['multiLinks']}>
        {block.targets.map(({ id, text, url, targetAttribute }) => (
          <li key={id ?? `${url} ${text}`}>
            <ContentLink url={url} newTab={targetAttribute === '_blank'}>
              {text}
            </ContentLink>
          </li>
        ))}
      </ul>
    </article>
  );
  if (nested) return card;
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor}>
      <Container width="content">{card}</Container>
    </BlockSection>
  );
}
