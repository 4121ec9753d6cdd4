import { BlockProvider, renderBlocks, type BlockEnvironment } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { useMemo } from 'react';
import { environmentOf, type StageQuery } from './block-environment.ts';

/** The block environment of a view; the same object while its inputs are. */
export const useBlockEnvironment = (query: StageQuery): BlockEnvironment =>
  useMemo(() => environmentOf(query), [query]);

interface BlockStageProps {
  readonly blocks: readonly Block[];
  readonly query: StageQuery;
  /** The picture is in the first viewport of its page. */
  readonly isFirst?: boolean | undefined;
}

/** Blocks as the shop renders them, from the same package. */
export function BlockStage({ blocks, query, isFirst = false }: BlockStageProps) {
  const environment = useBlockEnvironment(query);
  return (
    <BlockProvider value={environment}>
      {renderBlocks(blocks, undefined, { priority: isFirst })}
    </BlockProvider>
  );
}
