import { Container } from '@haberdash/ui';
import {
  BREAKPOINTS,
  type EspotBannerBlock,
  type OverlayBannerBlock,
  type StandardImageBannerBlock,
  type ThinBannerBlock,
} from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BannerMedia } from '../parts/BannerMedia.tsx';
import type { Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { gradientOff } from '../parts/gradient-off.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './banner.module.css';

const RATIOS: Readonly<Record<PictureBannerBlock['type'], Ratios>> = {
  EspotBanner: { sm: '4x5', md: '16x9', lg: '16x9' },
  StandardImageBanner: { sm: '4x5', md: '16x9', lg: '21x9' },
  OverlayBanner: { sm: '1x1', md: '16x9', lg: '21x9' },
  ThinBanner: { sm: '21x9', md: '21x9', lg: '21x9' },
};
const KINDS = {
  EspotBanner: 'espot',
  StandardImageBanner: 'standard',
  OverlayBanner: 'overlay',
  ThinBanner: 'thin',
} as const;
const BOX_TITLES = { xs: 'xl', sm: '2xl', md: '3xl', lg: '3xl' } as const;
const WIDTHS = [480, 800, 1200, 1600, 2400] as const;

type PictureBannerBlock = EspotBannerBlock | StandardImageBannerBlock | OverlayBannerBlock | ThinBannerBlock;

/**
 * A picture with text on it: espot within the page margins, standard full width, overlay with a text box in
 * one of four widths, thin at the height of its text (spec 3 §1, §9). Without a gradient the text moves
 * below.
 */
export function PictureBanner({ block, priority, nested = false, draw }: BlockProps<PictureBannerBlock>) {
  const isEspot = block.type === 'EspotBanner';
  const isBoxed = block.type === 'OverlayBanner';
  const boxWidth = isBoxed ? (block.overlayWidth ?? 'sm') : undefined;
  const titleSize = boxWidth === undefined ? '3xl' : BOX_TITLES[boxWidth];
  const isCinema = block.type === 'StandardImageBanner' && block.cinemaMode === true;
  const isThin = block.type === 'ThinBanner';
  const off = isBoxed ? undefined : gradientOff(block);
  const isAllBelow = off === BREAKPOINTS.join(' ') && block.backgroundColor !== undefined;
  return (
    <BlockSection
      anchor={block.id}
      surface={isBoxed ? undefined : block.backgroundColor}
      hideOn={block.hideOnBreakpoint}
      flush={!isEspot || nested}
    >
      <Container
        width={isEspot && !nested ? 'wide' : 'full'}
        className={isEspot && !nested ? undefined : styles['bleed']}
      >
        <div
          className={styles['onPicture']}
          data-kind={KINDS[block.type]}
          data-align={block.alignment ?? 'left'}
          data-tone={isBoxed || isAllBelow ? undefined : (block.gradientTone ?? 'dark')}
          data-gradient={isBoxed ? undefined : (block.gradientStyle ?? 'full')}
          data-off={off}
          data-grounded={isAllBelow || undefined}
          data-linked={block.mediaTarget !== undefined || undefined}
          data-cinema={isCinema || undefined}
          data-box-width={boxWidth}
        >
          <BannerMedia
            className={styles['media']}
            block={block}
            draw={draw}
            hasWords={!isBoxed}
            ratios={RATIOS[block.type]}
            sizes="100vw"
            widths={WIDTHS}
            priority={priority}
            fill={isCinema || isThin}
          />
          <div
            className={styles['words']}
            data-surface={isBoxed ? (block.backgroundColor ?? 'plain') : undefined}
          >
            <TextPart
              block={block}
              className={isThin ? styles['thin'] : undefined}
              targetStyle={isThin ? 'text' : undefined}
              heading={{ size: isThin ? 'md' : nested ? 'xl' : titleSize, target: block.mediaTarget }}
            />
          </div>
        </div>
      </Container>
    </BlockSection>
  );
}
