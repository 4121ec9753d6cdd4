import { classNames, Container } from '@haberdash/ui';
import { BREAKPOINTS, type Breakpoint, type HeroBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockFilm } from '../parts/BlockFilm.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { Caption } from '../parts/Caption.tsx';
import { MediaLink } from '../parts/MediaLink.tsx';
import mediaText from '../parts/media-text.module.css';
import { mediaTextAttributes, resolveResponsive, type WordsPlace } from '../parts/media-text.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './hero.module.css';

const HERO_WIDTHS = [480, 800, 1200, 1600, 2400] as const;
const OVERLAY_WIDTHS = [240, 480, 800] as const;
const ONE: Ratios = { sm: '4x5', md: '16x9', lg: '21x9' };
const TWO: Ratios = { sm: '1x1', md: '4x5', lg: '3x2' };
const PRODUCT: Ratios = { sm: '4x5', md: '4x5', lg: '4x5' };

interface HeroMediaProps extends Pick<BlockProps<HeroBlock>, 'block' | 'draw' | 'priority'> {
  /** The widths that show the second picture. */
  readonly two: readonly Breakpoint[];
}

/** One or two pictures; a film covers its picture once it plays. */
function HeroMedia({ block, two, priority = false, draw }: HeroMediaProps) {
  const { mediaList, cinemaMode } = block;
  const shown = mediaList.slice(0, two.length > 0 ? 2 : 1);
  const paired = shown.length === 2;
  return (
    <div
      className={classNames(mediaText['media'], styles['media'])}
      data-two={paired || undefined}
      data-one={paired ? BREAKPOINTS.filter((width) => !two.includes(width)).join(' ') : undefined}
    >
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
function placeOf(layout: Layout, width: Breakpoint): WordsPlace {
  if (layout === 'center-overlay') return 'center';
  return layout === 'overlay' || (layout === 'standard' && width !== 'sm') ? 'end' : 'below';
}

/**
 * The opening of a page: a large picture with the title on it, or below one or two pictures, per breakpoint.
 * The title is the h1 if the page says so; no buttons for No-CTA (spec 3 §2).
 */
export function Hero({ block, priority, draw }: BlockProps<HeroBlock>) {
  const at = resolveResponsive<Layout>(block.responsiveLayout, {
    layout: block.variant === 'block-below' ? 'below-1media' : 'overlay',
    alignment: 'left',
  });
  const wordsAt = (width: Breakpoint) => ({
    place: placeOf(at[width].layout, width),
    alignment: at[width].alignment,
  });
  const hasPicture = block.mediaList.length > 0;
  return (
    <BlockSection surface={block.backgroundColor} hideOn={block.hideOnBreakpoint} flush>
      <div
        className={classNames(mediaText['frame'], styles['hero'])}
        data-bare={!hasPicture || undefined}
        data-cinema={block.cinemaMode || undefined}
        data-linked={(hasPicture && block.mediaTarget !== undefined) || undefined}
        {...mediaTextAttributes(block, { sm: wordsAt('sm'), md: wordsAt('md'), lg: wordsAt('lg') })}
      >
        <HeroMedia
          block={block}
          two={BREAKPOINTS.filter((width) => at[width].layout === 'below-2media')}
          priority={priority}
          draw={draw}
        />
        {hasPicture && <MediaLink block={block} />}
        {block.variant === 'product-overlay' && hasPicture && block.overlayPicture && (
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
        <div className={classNames(mediaText['words'], styles['content'])}>
          <Container width="wide">
            <TextPart
              block={block}
              className={classNames(mediaText['text'], styles['text'])}
              heading={{ size: '4xl', target: block.mediaTarget }}
            />
          </Container>
        </div>
      </div>
    </BlockSection>
  );
}
