import type { CategoryCardBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockPicture, type Ratios } from '../parts/BlockPicture.tsx';
import styles from './category-card.module.css';

const RATIOS: Ratios = { sm: '1x1', md: '1x1', lg: '1x1' };
const WIDTHS = [240, 320, 480, 640] as const;

/** A category: a picture with its name; the whole card is one link. */
export function CategoryCard({ block, priority }: BlockProps<CategoryCardBlock>) {
  const [media] = block.mediaList;
  return (
    <article className={styles['card']}>
      {media && (
        <BlockPicture
          className={styles['media']}
          media={media}
          ratios={RATIOS}
          sizes="(min-width: 80rem) 16vw, (min-width: 48rem) 24vw, 45vw"
          widths={WIDTHS}
          priority={priority}
          decorative
        />
      )}
      <div className={styles['text']}>
        <BlockHeading block={block} size="md" target={block.target} stretched />
        {block.subtitle && <p className={styles['subtitle']}>{block.subtitle}</p>}
      </div>
    </article>
  );
}
