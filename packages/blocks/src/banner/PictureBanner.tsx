import { Container } from '@haberdash/ui';
import type { EspotBannerBlock, OverlayBannerBlock, StandardImageBannerBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockFilm } from '../parts/BlockFilm.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Caption } from '../parts/Caption.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './banner.module.css';

const RATIOS: Readonly<Record<PictureBannerBlock['type'], Ratios>> = {
  EspotBanner: { sm: '4x5', md: '16x9', lg: '16x9' },
  StandardImageBanner: { sm: '4x5', md: '16x9', lg: '21x9' },
  OverlayBanner: { sm: '1x1', md: '16x9', lg: '21x9' },
};
const KINDS = { EspotBanner: 'espot', StandardImageBanner: 'standard', OverlayBanner: 'overlay' } as const;
/** Titles of boxes by their width: a word of usual length fits on a line. */
const BOX_TITLES = { xs: 'xl', sm: '2xl', md: '3xl', lg: '3xl' } as const;
const BREAKPOINTS = ['sm', 'md', 'lg'] as const;
const WIDTHS = [480, 800, 1200, 1600, 2400] as const;

type PictureBannerBlock = EspotBannerBlock | StandardImageBannerBlock | OverlayBannerBlock;

/** The widths at which the words stand below the picture, because it has no gradient there. */
function widthsWithoutGradient({
  gradientStyle,
  gradientBreakpoints,
}: Pick<PictureBannerBlock, 'gradientStyle' | 'gradientBreakpoints'>): string | undefined {
  if (gradientStyle === 'off') return BREAKPOINTS.join(' ');
  if (gradientBreakpoints === undefined) return undefined;
  return BREAKPOINTS.filter((each) => !gradientBreakpoints.includes(each)).join(' ') || undefined;
}

/**
 * A picture with words on it: an espot inside the margins of the page, a standard one across the window, an overlay
 * with its words in a box of one of four widths (spec 3 §1, §9). A gradient keeps words on the picture readable; where
 * it is off they stand below.
 */
export function PictureBanner({ block, priority, nested = false, draw }: BlockProps<PictureBannerBlock>) {
  const [media] = block.mediaList;
  const isEspot = block.type === 'EspotBanner';
  const isBoxed = block.type === 'OverlayBanner';
  const boxWidth = isBoxed ? (block.overlayWidth ?? 'sm') : undefined;
  const titleSize = boxWidth === undefined ? '3xl' : BOX_TITLES[boxWidth];
  const isCinema = block.type === 'StandardImageBanner' && block.cinemaMode === true;
  return (
    <BlockSection anchor={block.id} hideOn={block.hideOnBreakpoint} flush={!isEspot || nested}>
      <Container
        width={isEspot && !nested ? 'wide' : 'full'}
        className={isEspot && !nested ? undefined : styles['bleed']}
      >
        <div
          className={styles['onPicture']}
          data-kind={KINDS[block.type]}
          data-align={block.alignment ?? 'left'}
          data-tone={isBoxed ? undefined : (block.gradientTone ?? 'dark')}
          data-gradient={isBoxed ? undefined : (block.gradientStyle ?? 'full')}
          data-off={isBoxed ? undefined : widthsWithoutGradient(block)}
          data-cinema={isCinema || undefined}
          data-box-width={boxWidth}
        >
          {media && (
            <div className={styles['media']}>
              <BlockPicture
                media={media}
                ratios={RATIOS[block.type]}
                sizes="100vw"
                widths={WIDTHS}
                priority={priority}
                fill={isCinema}
              />
              <BlockFilm block={block} draw={draw} />
              <Caption block={block} />
            </div>
          )}
          <div
            className={styles['words']}
            data-surface={isBoxed ? (block.backgroundColor ?? 'plain') : undefined}
          >
            <TextPart
              block={{ ...block, eyebrowText: block.eyebrowText ?? block.overline }}
              heading={{ size: nested ? 'xl' : titleSize, target: block.mediaTarget }}
            />
          </div>
        </div>
      </Container>
    </BlockSection>
  );
}
