import { createElement, Fragment, useEffect, type ComponentType, type ReactNode } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { Block, BlockOf, BlockType } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

/** Components by block type; a page with few blocks passes a smaller registry. */
export type BlockRegistry = { readonly [T in BlockType]?: ComponentType<BlockProps<BlockOf<T>>> };

/** Kinds that start with a wide picture. */
const PICTURED: ReadonlySet<BlockType> = new Set([
  'Hero',
  'SplitBanner',
  'LinkedCard',
  'BelowImageBanner',
  'EspotBanner',
  'StandardImageBanner',
  'OverlayBanner',
]);
const isPictured = (block: Block): boolean =>
  PICTURED.has(block.type) && 'mediaList' in block && block.mediaList.length > 0;

/** Blocks so low that the next one is in the first viewport too. */
const LOW_BLOCKS: ReadonlySet<BlockType> = new Set([
  'PromoBar',
  'BenefitBar',
  'SecondaryNav',
  'ThinBanner',
  'Anchors',
]);

/** The block whose picture is in the first viewport: the first with one and nothing tall above it. */
export function findPriority(blocks: readonly Block[]): Block | undefined {
  const first = blocks.find(({ type }) => !LOW_BLOCKS.has(type));
  return first && isPictured(first) ? first : undefined;
}

function draw<T extends BlockType>(
  block: BlockOf<T>,
  registry: BlockRegistry,
  rest: Omit<BlockProps<BlockOf<T>>, 'block'>,
): ReactNode {
  // The registry's type has already matched the component to the block.
  const Component = registry[block.type] as ComponentType<BlockProps<BlockOf<T>>> | undefined;
  return Component && createElement(Component, { block, ...rest });
}

/** Kinds that choose their blocks by the visitor, which only the browser knows. */
const CHOOSING: ReadonlySet<BlockType> = new Set(['Segmentation', 'Experience']);

/** Reports which blocks were chosen, once for each choice. */
function Chosen({ blockId, blocks }: { readonly blockId: string; readonly blocks: readonly Block[] }) {
  const { onEvent } = useBlocks();
  useEffect(() => {
    onEvent?.({ type: 'blocks-chosen', blockId, blocks });
  }, [onEvent, blockId, blocks]);
  return null;
}

export interface RenderOptions {
  readonly products?: BlockProps<Block>['products'];
  /** False if the application shows a picture above the blocks. */
  readonly priority?: boolean | undefined;
  /** Nested blocks have no bands or gutters. */
  readonly nested?: boolean | undefined;
}

/** Renders blocks in order without importing any component; a block that the registry lacks is left out. */
export function drawBlocks(
  blocks: readonly Block[],
  registry: BlockRegistry,
  { products, priority = true, nested }: RenderOptions = {},
): ReactNode {
  const first = priority ? findPriority(blocks) : undefined;
  const drawInner = (inner: readonly Block[], isNested = false) =>
    drawBlocks(inner, registry, { products, priority: false, nested: isNested });
  return blocks.map((block) => {
    const drawChosen = (inner: readonly Block[]) => (
      <>
        {drawInner(inner)}
        <Chosen blockId={block.id} blocks={inner} />
      </>
    );
    const drawOwn = CHOOSING.has(block.type) ? drawChosen : drawInner;
    return (
      <Fragment key={block.id}>
        {draw(block, registry, { products, nested, priority: block === first, draw: drawOwn })}
      </Fragment>
    );
  });
}
