import { BlockProvider, renderBlocks, type BlockEnvironment } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import { useMemo } from 'react';
import { environmentOf, type StageQuery } from './block-environment.ts';

/** The environment of the blocks of a view; the same object while what decides it stays. */
export const useBlockEnvironment = (query: StageQuery): BlockEnvironment =>
  useMemo(() => environmentOf(query), [query]);

interface BlockStageProps {
  readonly blocks: readonly Block[];
  readonly query: StageQuery;
  /** The picture is in the first screen of its page. */
  readonly isFirst?: boolean | undefined;
}

/** Blocks as the shop draws them, by the same build of the same package. */
export function BlockStage({ blocks, query, isFirst = false }: BlockStageProps) {
  const environment = useBlockEnvironment(query);
  return (
    <BlockProvider value={environment}>
      {renderBlocks(blocks, undefined, { priority: isFirst })}
    </BlockProvider>
  );
}
