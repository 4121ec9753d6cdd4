import { Container } from '@haberdash/ui';
import type { HeroBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockFilm } from '../parts/BlockFilm.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Caption } from '../parts/Caption.tsx';
import { MediaLink } from '../parts/MediaLink.tsx';
import { layoutAttributes, resolveResponsive, placeTextBelowWithoutGradient } from '../parts/responsive.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './hero.module.css';

const HERO_WIDTHS = [480, 800, 1200, 1600, 2400] as const;
const OVERLAY_WIDTHS = [240, 480, 800] as const;
const ONE: Ratios = { sm: '4x5', md: '16x9', lg: '21x9' };
const TWO: Ratios = { sm: '1x1', md: '4x5', lg: '3x2' };
const PRODUCT: Ratios = { sm: '4x5', md: '4x5', lg: '4x5' };

interface HeroMediaProps extends Pick<BlockProps<HeroBlock>, 'block' | 'draw'> {
  readonly two: boolean;
  readonly priority: boolean;
}

/** One or two pictures; a film covers its picture once it plays. */
function HeroMedia({ block, two, priority, draw }: HeroMediaProps) {
  const { mediaList, cinemaMode } = block;
  const shown = mediaList.slice(0, two ? 2 : 1);
  const paired = shown.length === 2;
  return (
    <div className={styles['media']} data-two={paired || undefined}>
      {shown.map((media, index) => (
        <BlockPicture
          key={media.src}
          media={media}
          ratios={paired ? TWO : ONE}
          sizes={paired ? '50vw' : '100vw'}
          widths={HERO_WIDTHS}
          priority={priority && index === 0}
          fill={cinemaMode === true && !paired}
        />
      ))}
      <BlockFilm block={block} draw={draw} />
      {/* A caption needs a picture; without one it would sit among the text. */}
      {shown.length > 0 && <Caption block={block} position="right" className={styles['caption']} />}
    </div>
  );
}

type Layout = 'standard' | 'below-1media' | 'below-2media' | 'overlay' | 'center-overlay';

/** The standard layout has its text below the picture on phones only. */
const isOnPicture = (layout: Layout, breakpoint: 'sm' | 'md' | 'lg'): boolean =>
  layout === 'overlay' || layout === 'center-overlay' || (layout === 'standard' && breakpoint !== 'sm');

/**
 * The opening of a page: a large picture with the title on it, or below one or two pictures, per breakpoint.
 * The title is the h1 if the page says so; no buttons for No-CTA (spec 3 §2).
 */
export function Hero({ block, priority = false, draw }: BlockProps<HeroBlock>) {
  const given = resolveResponsive<Layout, 'left' | 'center' | 'right'>(block.responsiveLayout, {
    layout: block.variant === 'block-below' ? 'below-1media' : 'overlay',
    alignment: 'left',
  });
  const at = placeTextBelowWithoutGradient(given, block.gradientBreakpoints, isOnPicture, 'below-1media');
  const two = [at.sm, at.md, at.lg].some(({ layout }) => layout === 'below-2media');
  return (
    <BlockSection surface={block.backgroundColor} hideOn={block.hideOnBreakpoint} flush>
      <div
        className={styles['hero']}
        data-gradient={block.gradientStyle ?? 'full'}
        data-tone={block.gradientTone ?? 'dark'}
        data-bare={block.mediaList.length === 0 || undefined}
        data-cinema={block.cinemaMode || undefined}
        data-linked={block.mediaTarget !== undefined || undefined}
        {...layoutAttributes(at)}
      >
        <HeroMedia block={block} two={two} priority={priority} draw={draw} />
        {block.mediaList.length > 0 && <MediaLink block={block} />}
        {block.variant === 'product-overlay' && block.mediaList.length > 0 && block.overlayPicture && (
          <div className={styles['product']}>
            <BlockPicture
              media={block.overlayPicture}
              ratios={PRODUCT}
              sizes="21.5rem"
              widths={OVERLAY_WIDTHS}
              fill
            />
          </div>
        )}
        <div className={styles['content']}>
          <Container width="wide">
            <TextPart
              block={block}
              className={styles['text']}
              heading={{ size: '4xl', target: block.mediaTarget }}
            />
          </Container>
        </div>
      </div>
    </BlockSection>
  );
}
