import { useFirstOf } from '../../../shared/state/use-first-of.ts';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { LateBlock } from '#views/content';
import type { PageBlock } from '../model/page-blocks.ts';
import styles from './blocks-around.module.css';
import { StaticBlock } from './StaticBlock.tsx';

/**
 * Editors' blocks around a page of the application: server markup, with the code of interactive blocks loaded near the
 * viewport, so that they add no weight.
 */
export function BlocksAround({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  // A page that reloads its data after each change need not render them again.
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

export const BlockInPlace = ({ block }: { readonly block: PageBlock }) =>
  block.interactiveBlock === undefined ? (
    <StaticBlock block={block} />
  ) : (
    <LateBlock block={block.interactiveBlock} />
  );
