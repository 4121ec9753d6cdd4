import { Notice } from '@haberdash/ui';
import { Component, type ReactNode } from 'react';
import type { Block } from '@haberdash/blocks/model';
import { BlockStage } from '../../content/components/BlockStage.tsx';
import type { ViewQuery } from '../../content/model/query.ts';
import styles from './viewer.module.css';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Keeps a block that breaks in the browser from taking the others along. */
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
  readonly query: Pick<ViewQuery, 'site' | 'state'>;
  /** The picture is in the first screen of its page. */
  readonly isFirst?: boolean | undefined;
}

/** The place where blocks stand as in the shop: in the language of the site, in the state that is asked for. */
export function Stage({ id, blocks, isFirst, query: { site, state } }: StageProps) {
  return (
    <div
      className={styles['stage']}
      data-stage={id}
      data-state={state}
      lang={site.languageTag}
      dir={state === 'rtl' ? 'rtl' : undefined}
    >
      {blocks.length === 0 ? (
        <Notice tone="warning">Nothing of this is shown to readers; the reason stands above.</Notice>
      ) : (
        <BlockBoundary>
          <BlockStage blocks={blocks} site={site} state={state} isFirst={isFirst} />
        </BlockBoundary>
      )}
    </div>
  );
}
