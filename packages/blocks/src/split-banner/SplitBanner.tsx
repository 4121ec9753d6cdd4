import { classNames } from '@haberdash/ui';
import type { SplitBannerBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BannerMedia } from '../parts/BannerMedia.tsx';
import type { Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import mediaText from '../parts/media-text.module.css';
import { everywhere, mediaTextAttributes } from '../parts/media-text.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './split-banner.module.css';

const RATIOS: Ratios = { sm: '4x5', md: '4x5', lg: '3x2' };
const WIDTHS = [480, 640, 960, 1200, 1600] as const;

/** A picture beside text; the picture takes 60, 50 or 40 percent and is on top on phones (spec 3 §9). */
export function SplitBanner({ block, priority, draw }: BlockProps<SplitBannerBlock>) {
  const { imageWidth } = block;
  return (
    <BlockSection hideOn={block.hideOnBreakpoint} flush>
      <div
        className={classNames(mediaText['frame'], styles['banner'])}
        {...mediaTextAttributes(block, everywhere('below', block.alignment))}
        data-surface={block.backgroundColor === 'plain' ? undefined : (block.backgroundColor ?? 'muted')}
        data-width={imageWidth}
        data-position={block.imagePosition ?? 'start'}
      >
        <BannerMedia
          className={styles['media']}
          block={block}
          draw={draw}
          ratios={RATIOS}
          sizes={`(min-width: 48rem) ${imageWidth}vw, 100vw`}
          widths={WIDTHS}
          priority={priority}
        />
        <TextPart
          block={block}
          className={classNames(mediaText['words'], mediaText['text'], styles['text'])}
          heading={{ size: '3xl', target: block.mediaTarget }}
        />
      </div>
    </BlockSection>
  );
}
