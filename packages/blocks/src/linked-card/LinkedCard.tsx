import { classNames, Picture } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Breakpoint, LinkedCardBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockFilm } from '../parts/BlockFilm.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import { Caption } from '../parts/Caption.tsx';
import { hiddenOn } from '../parts/hidden-on.ts';
import { MediaLink } from '../parts/MediaLink.tsx';
import mediaText from '../parts/media-text.module.css';
import { mediaTextAttributes, resolveResponsive, type WordsPlace } from '../parts/media-text.ts';
import { TextPart } from '../parts/TextPart.tsx';
import styles from './linked-card.module.css';

const RATIOS: Ratios = { sm: '4x5', md: '4x5', lg: '4x5' };
const WIDTHS = [320, 480, 640, 960] as const;

type Layout = 'standard' | 'overlay' | 'overlay-top' | 'overlay-bottom';
const PLACES: Readonly<Record<Layout, WordsPlace>> = {
  standard: 'below',
  overlay: 'fill',
  'overlay-top': 'start',
  'overlay-bottom': 'end',
};

/** A picture with linked text, under or on it (spec 3 §2); one target covers the whole card. */
export function LinkedCard({ block, priority, draw }: BlockProps<LinkedCardBlock>) {
  const { imageUrl } = useBlocks();
  const at = resolveResponsive<Layout>(block.responsiveLayout, { layout: 'standard', alignment: 'left' });
  const wordsAt = (width: Breakpoint) => ({
    place: PLACES[at[width].layout],
    alignment: at[width].alignment,
  });
  const [media] = block.mediaList;
  const { badgeImage } = block;
  return (
    <article
      className={classNames(mediaText['frame'], styles['card'])}
      data-surface={block.backgroundColor === 'plain' ? undefined : block.backgroundColor}
      data-overlay-width={block.overlayWidth}
      data-bare={media === undefined || undefined}
      {...mediaTextAttributes(block, { sm: wordsAt('sm'), md: wordsAt('md'), lg: wordsAt('lg') })}
      {...hiddenOn(block.hideOnBreakpoint)}
    >
      {media && (
        <BlockPicture
          className={classNames(mediaText['media'], mediaText['zoom'])}
          media={media}
          ratios={RATIOS}
          sizes="(min-width: 80rem) 32vw, (min-width: 48rem) 45vw, 86vw"
          widths={WIDTHS}
          priority={priority}
        />
      )}
      <BlockFilm block={block} draw={draw} className={styles['film']} />
      {badgeImage && (
        <Picture
          className={styles['badge']}
          src={badgeImage.src}
          alt={badgeImage.alt}
          width={160}
          height={160}
          url={imageUrl}
          widths={[80, 160]}
          sizes="4rem"
          formats={['webp']}
          fit="contain"
        />
      )}
      {(block.hideTitle === true || block.title === undefined) && <MediaLink block={block} />}
      {media && <Caption block={block} className={styles['caption']} />}
      <TextPart
        block={block}
        className={classNames(mediaText['words'], mediaText['text'], styles['text'])}
        targetStyle="text"
        heading={{ size: 'xl', target: block.mediaTarget, stretched: true }}
      />
    </article>
  );
}
