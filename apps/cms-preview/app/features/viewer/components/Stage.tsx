import { Notice } from '@haberdash/ui';
import { Component, type ReactNode } from 'react';
import type { Block } from '@haberdash/blocks/model';
import { BlockStage, type StageQuery } from '../../content/index.ts';
import styles from './viewer.module.css';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Keeps an error of a block from breaking the others. */
class BlockBoundary extends Component<BoundaryProps, { readonly fault: string | undefined }> {
  override state = { fault: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : 'unknown' };
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <Notice tone="error" title="This block breaks in the browser">
        Readers get the page without it. The block says: {fault}
      </Notice>
    );
  }
}

interface StageProps {
  readonly id: string;
  readonly blocks: readonly Block[];
  readonly query: StageQuery;
  /** The picture is in the first viewport of its page. */
  readonly isFirst?: boolean | undefined;
}

/** Blocks as in the shop, in the site's language and the chosen state. */
export function Stage({ id, blocks, isFirst, query }: StageProps) {
  const { site, state } = query;
  if (blocks.length === 0)
    return (
      <div data-stage={id} data-unseen="">
        <Notice tone="warning">Nothing of this is shown to readers; the reason stands with its name.</Notice>
      </div>
    );
  return (
    <div className={styles['fit']}>
      <div
        className={styles['stage']}
        data-stage={id}
        data-surface={state === 'dark' ? 'inverse' : undefined}
        data-brand={site.brand}
        data-holds={blocks.some(({ type }) => type === 'PopUp') ? 'pop-up' : undefined}
        lang={site.languageTag}
        dir={state === 'rtl' ? 'rtl' : undefined}
      >
        <BlockBoundary>
          <BlockStage blocks={blocks} query={query} isFirst={isFirst} />
        </BlockBoundary>
      </div>
    </div>
  );
}
