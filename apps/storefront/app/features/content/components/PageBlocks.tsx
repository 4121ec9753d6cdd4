import { Suspense } from 'react';
import type { PageBlock } from '../model/page-blocks.ts';
import { InteractiveBlock } from './InteractiveBlock.tsx';
import { StaticBlock } from './StaticBlock.tsx';

export const PageBlocks = ({ blocks }: { readonly blocks: readonly PageBlock[] }) =>
  blocks.map((block) =>
    block.interactiveBlock === undefined ? (
      <StaticBlock key={block.id} block={block} />
    ) : (
      <Suspense key={block.id}>
        <InteractiveBlock block={block.interactiveBlock} />
      </Suspense>
    ),
  );
