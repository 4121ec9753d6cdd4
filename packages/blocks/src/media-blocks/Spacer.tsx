import type { SpacerBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import styles from './media-blocks.module.css';

/** Empty space with a background (spec 3 §2). */
export const Spacer = ({ block }: BlockProps<SpacerBlock>) => (
  <div
    className={styles['spacer']}
    data-surface={block.backgroundColor === 'plain' ? undefined : block.backgroundColor}
    data-margin={block.marginBottom ?? 'medium'}
  />
);
