import { Container } from '@haberdash/ui';
import type { VerticalLinkListBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './lists.module.css';

const RATIOS: Ratios = { sm: '3x2', md: '3x2', lg: '3x2' };
const WIDTHS = [480, 640, 960, 1200] as const;

/** Links below each other; the hovered or focused one shows its picture, with CSS only (spec 3 §4). */
export const VerticalLinkList = ({ block }: BlockProps<VerticalLinkListBlock>) => (
  <BlockSection anchor={block.id} surface={block.backgroundColor}>
    <Container width="wide">
      <TextPart block={block} />
      <ul className={styles['vertical']}>
        {block.items.map(({ text, url, media }) => (
          <li key={`${url} ${text}`}>
            <ContentLink url={url} className={styles['verticalLink']}>
              {text}
            </ContentLink>
            {media && (
              <div className={styles['verticalMedia']}>
                <BlockPicture
                  media={media}
                  ratios={RATIOS}
                  sizes="(min-width: 48rem) 50vw, 100vw"
                  widths={WIDTHS}
                  decorative
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Container>
  </BlockSection>
);
