import { classNames, Container } from '@haberdash/ui';
import type { BelowImageBannerBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BannerMedia } from '../parts/BannerMedia.tsx';
import type { Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import mediaText from '../parts/media-text.module.css';
import { everywhere, mediaTextAttributes } from '../parts/media-text.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './banner.module.css';

const RATIOS: Ratios = { sm: '1x1', md: '16x9', lg: '21x9' };
const WIDTHS = [480, 800, 1200, 1600, 2400] as const;

/** A wide picture with its text below it (spec 3 §1). */
export function BelowImageBanner({
  block,
  priority,
  nested = false,
  draw,
}: BlockProps<BelowImageBannerBlock>) {
  return (
    <BlockSection anchor={block.id} surface={block.backgroundColor} hideOn={block.hideOnBreakpoint} flush>
      <div
        className={mediaText['frame']}
        {...mediaTextAttributes(block, everywhere('below', block.alignment))}
      >
        <BannerMedia
          block={block}
          draw={draw}
          ratios={nested ? { sm: '1x1', md: '3x2', lg: '3x2' } : RATIOS}
          sizes={nested ? '(min-width: 48rem) 45vw, 90vw' : '100vw'}
          widths={WIDTHS}
          priority={priority}
        />
        <Container width={nested ? 'full' : 'wide'} className={mediaText['words']}>
          <TextPart
            block={block}
            className={classNames(mediaText['text'], styles['belowText'])}
            heading={{ size: nested ? 'xl' : '3xl', target: block.mediaTarget }}
          />
        </Container>
      </div>
    </BlockSection>
  );
}
