import { Container } from '@haberdash/ui';
import type { BelowImageBannerBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockFilm } from '../parts/BlockFilm.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Caption } from '../parts/Caption.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './banner.module.css';

const RATIOS: Ratios = { sm: '1x1', md: '16x9', lg: '21x9' };
const WIDTHS = [480, 800, 1200, 1600, 2400] as const;

/** A wide picture with its words below it (spec 3 §1). */
export function BelowImageBanner({
  block,
  priority,
  nested = false,
  draw,
}: BlockProps<BelowImageBannerBlock>) {
  const [media] = block.mediaList;
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor} hideOn={block.hideOnBreakpoint} flush>
      <div className={styles['below']} data-align={block.alignment ?? 'left'}>
        {media && (
          <div className={styles['media']}>
            <BlockPicture
              media={media}
              ratios={nested ? { sm: '1x1', md: '3x2', lg: '3x2' } : RATIOS}
              sizes={nested ? '(min-width: 48rem) 45vw, 90vw' : '100vw'}
              widths={WIDTHS}
              priority={priority}
            />
            <BlockFilm block={block} draw={draw} />
            <Caption block={block} />
          </div>
        )}
        <Container width={nested ? 'full' : 'wide'}>
          <TextPart
            block={{ ...block, eyebrowText: block.eyebrowText ?? block.overline }}
            className={styles['belowText']}
            heading={{ size: nested ? 'xl' : '3xl', target: block.mediaTarget }}
          />
        </Container>
      </div>
    </BlockSection>
  );
}
