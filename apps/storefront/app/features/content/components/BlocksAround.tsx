import { useFirstOf } from '../../../shared/state/use-first-of.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { LateBlock } from '#views/content';
import type { PageBlock } from '../model/page-blocks.ts';
import styles from './blocks-around.module.css';
import { StaticBlock } from './StaticBlock.tsx';

/**
 * What editors put around a page of the application. It is markup of the server; the code of a block that has
 * something to do comes when it is nearly in sight, so that a page weighs no more for what stands below it.
 */
export function BlocksAround({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  // A page that is read anew after each change need not draw them anew.
  const shown = useFirstOf(blocks.map(({ id }) => id).join(' '), blocks);
  if (shown.length === 0) return null;
  return (
    <div className={styles['around']}>
      {shown.map((block) => (
        <BlockInPlace key={block.id} block={block} />
      ))}
    </div>
  );
}

/** One of them, wherever the page puts it. */
export const BlockInPlace = ({ block }: { readonly block: PageBlock }) =>
  block.interactiveBlock === undefined ? (
    <StaticBlock block={block} />
  ) : (
    <LateBlock block={block.interactiveBlock} />
  );
