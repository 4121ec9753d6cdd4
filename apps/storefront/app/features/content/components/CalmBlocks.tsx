import { useFromDocument } from '@haberdash/page-engine';
import { Suspense, useState } from 'react';
// oxlint-disable-next-line @nx/enforce-module-boundaries -- a condition of the bundler chooses the file, a path cannot
import { FramedBlocks } from '#views/content';
import { staticBlocksOf, type PageBlock } from '../model/page-blocks.ts';
import styles from './blocks-around.module.css';

/** A constant: React compares it by identity and keeps the document's markup. */
const AS_IT_IS = { __html: '' };

/**
 * Static blocks beside a form, which no reload of data replaces. They bring their own environment, because the frame
 * of the checkout has no code of blocks.
 */
export function CalmBlocks({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  const [shown] = useState(blocks);
  const isFromDocument = useFromDocument();
  if (shown.length === 0) return null;
  if (!import.meta.env.SSR && isFromDocument) {
    return <div className={styles['calm']} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  }
  const drawn = <FramedBlocks blocks={staticBlocksOf(shown)} />;
  // A document never suspends, so it needs no boundary markers.
  return <div className={styles['calm']}>{import.meta.env.SSR ? drawn : <Suspense>{drawn}</Suspense>}</div>;
}
