import { classNames } from '@haberdash/ui';
import type { BareTarget, Media } from '../model/index.ts';
import { BlockFilm } from './BlockFilm.tsx';
import { BlockPicture, type BlockPictureProps } from './BlockPicture.tsx';
import type { BlockProps } from './block-props.ts';
import { Caption, type CaptionProps } from './Caption.tsx';
import { widthsWithoutGradient, type Gradient } from './media-text.ts';
import { MediaLink } from './MediaLink.tsx';
import mediaText from './media-text.module.css';
import styles from './parts.module.css';
import type { Block } from '../model/index.ts';

interface BannerMediaProps extends Omit<BlockPictureProps, 'media' | 'className'> {
  readonly block: CaptionProps['block'] &
    Gradient & {
      readonly id: string;
      readonly mediaList: readonly Media[];
      readonly mediaTarget?: BareTarget | undefined;
      readonly title?: string | undefined;
      readonly hideTitle?: boolean | undefined;
    };
  readonly draw: BlockProps<Block>['draw'];
  /** The text is on the picture, with the gradient. */
  readonly hasWords?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The picture or film of a banner with gradient and caption, linked to the banner's target. */
export function BannerMedia({ block, draw, hasWords = false, className, ...picture }: BannerMediaProps) {
  const [media] = block.mediaList;
  if (media === undefined) return null;
  return (
    <div className={classNames(mediaText['media'], styles['bannerMedia'], className)}>
      <BlockPicture media={media} {...picture} className={styles['bannerPicture']} />
      <BlockFilm block={block} draw={draw} />
      {!hasWords && block.gradientStyle !== undefined && (
        <div
          className={styles['shade']}
          data-gradient={block.gradientStyle}
          data-tone={block.gradientTone}
          data-off={widthsWithoutGradient(block).join(' ') || undefined}
        />
      )}
      <MediaLink block={block} />
      <Caption block={block} />
    </div>
  );
}
