import { Container } from '@haberdash/ui';
import type { ReactNode } from 'react';
import type { HeroBlock, Media } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { layoutAttributes, resolveResponsive } from '../parts/responsive.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './hero.module.css';

const HERO_WIDTHS = [480, 800, 1200, 1600, 2400] as const;
const OVERLAY_WIDTHS = [240, 480, 800] as const;
const ONE: Ratios = { sm: '4x5', md: '16x9', lg: '21x9' };
const TWO: Ratios = { sm: '1x1', md: '4x5', lg: '3x2' };
const PRODUCT: Ratios = { sm: '4x5', md: '4x5', lg: '4x5' };

function HeroMedia({
  list,
  two,
  priority,
  caption,
}: {
  readonly list: readonly Media[];
  readonly two: boolean;
  readonly priority: boolean;
  readonly caption: ReactNode;
}) {
  const shown = list.slice(0, two ? 2 : 1);
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
        />
      ))}
      {caption}
    </div>
  );
}

/**
 * The opening of a page: one large picture with the title on it, or below one or two pictures, per breakpoint.
 * The title is the page's h1 when the page says so; buttons are hidden for No-CTA (spec 3 §2).
 */
export function Hero({ block, priority = false }: BlockProps<HeroBlock>) {
  const at = resolveResponsive(block.responsiveLayout, {
    layout: block.variant === 'block-below' ? 'below-1media' : 'overlay',
    alignment: 'left',
  });
  const two = [at.sm, at.md, at.lg].some(({ layout }) => layout === 'below-2media');
  const caption = block.captionText && block.captionPosition !== 'off' && (
    <p className={styles['caption']} data-position={block.captionPosition ?? 'right'}>
      {block.captionText}
    </p>
  );
  return (
    <BlockSection surface={block.backgroundColor} hideOn={block.hideOnBreakpoint} flush>
      <div
        className={styles['hero']}
        data-gradient={block.gradientStyle ?? 'full'}
        data-tone={block.gradientTone ?? 'dark'}
        data-bare={block.mediaList.length === 0 || undefined}
        {...layoutAttributes(at)}
      >
        <HeroMedia list={block.mediaList} two={two} priority={priority} caption={caption} />
        {block.variant === 'product-overlay' && block.overlayPicture && (
          <div className={styles['product']}>
            <BlockPicture
              media={block.overlayPicture}
              ratios={PRODUCT}
              sizes="21.5rem"
              widths={OVERLAY_WIDTHS}
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
