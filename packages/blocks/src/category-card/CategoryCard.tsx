import { classNames } from '@haberdash/ui';
import type { CategoryCardBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import mediaText from '../parts/media-text.module.css';
import styles from './category-card.module.css';

const RATIOS: Ratios = { sm: '1x1', md: '1x1', lg: '1x1' };
const WIDTHS = [240, 320, 480, 640] as const;

/** A category: a picture with its name; the whole card is one link. */
export function CategoryCard({ block, priority }: BlockProps<CategoryCardBlock>) {
  const [media] = block.mediaList;
  return (
    <article className={classNames(mediaText['frame'], styles['card'])}>
      {media && (
        <BlockPicture
          className={mediaText['zoom']}
          media={media}
          ratios={RATIOS}
          sizes="(min-width: 80rem) 16vw, (min-width: 48rem) 24vw, 45vw"
          widths={WIDTHS}
          priority={priority}
          decorative
        />
      )}
      <div>
        <BlockHeading block={block} size="md" target={block.target} stretched />
        {block.subtitle && <p className={styles['subtitle']}>{block.subtitle}</p>}
      </div>
    </article>
  );
}
