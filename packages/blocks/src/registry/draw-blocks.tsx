import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import type { Block, BlockOf, BlockType } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';

/** Which component draws which block; a page that needs few blocks passes a registry of few. */
export type BlockRegistry = { readonly [T in BlockType]?: ComponentType<BlockProps<BlockOf<T>>> };

/** Kinds that open with a wide picture of their own. */
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

/** Blocks so low that the one below them is in the first screen too. */
const LOW_BLOCKS: ReadonlySet<BlockType> = new Set([
  'PromoBar',
  'BenefitBar',
  'SecondaryNav',
  'ThinBanner',
  'Anchors',
]);

/** The block whose picture the first screen shows: the first with one, if nothing tall stands above it. */
export function findPriority(blocks: readonly Block[]): Block | undefined {
  const first = blocks.find(({ type }) => !LOW_BLOCKS.has(type));
  return first && isPictured(first) ? first : undefined;
}

function draw<T extends BlockType>(
  block: BlockOf<T>,
  registry: BlockRegistry,
  rest: Omit<BlockProps<BlockOf<T>>, 'block'>,
): ReactNode {
  // The compiler cannot tie the component to the block's own type; the registry's type has tied them already.
  const Component = registry[block.type] as ComponentType<BlockProps<BlockOf<T>>> | undefined;
  return Component && createElement(Component, { block, ...rest });
}

export interface RenderOptions {
  /** Products of recommendation blocks by block id. */
  readonly products?: BlockProps<Block>['products'];
  /** False where the application shows a picture of its own above the blocks. */
  readonly priority?: boolean | undefined;
  /** The blocks stand in another one, without bands and gutters of their own. */
  readonly nested?: boolean | undefined;
}

/** Draws blocks in order; one without a component in the registry is left out. It brings no component of its own. */
export function drawBlocks(
  blocks: readonly Block[],
  registry: BlockRegistry,
  { products, priority = true, nested }: RenderOptions = {},
): ReactNode {
  const first = priority ? findPriority(blocks) : undefined;
  const drawInner = (inner: readonly Block[], isNested = false) =>
    drawBlocks(inner, registry, { products, priority: false, nested: isNested });
  return blocks.map((block) => (
    <Fragment key={block.id}>
      {draw(block, registry, { products, nested, priority: block === first, draw: drawInner })}
    </Fragment>
  ));
}
