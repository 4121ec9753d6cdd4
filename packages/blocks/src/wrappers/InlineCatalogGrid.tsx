import type { InlineCatalogGridBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import styles from './wrappers.module.css';

/** A block that takes some columns of a product grid (spec 3 §2); outside of a grid it stands as it is. */
export const InlineCatalogGrid = ({ block, draw }: BlockProps<InlineCatalogGridBlock>) => (
  <div className={styles['inline']} data-columns={block.columns}>
    {draw?.([block.component])}
  </div>
);
