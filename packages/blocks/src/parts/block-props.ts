import type { ReactNode } from 'react';
import type { Block, ProductCardModel } from '../model/index.ts';

/** What every block component gets: its model, and whether its picture is the first that the page shows. */
export interface BlockProps<T extends Block> {
  readonly block: T;
  /** The picture is in the first screen: it is loaded at once and before others. */
  readonly priority?: boolean | undefined;
  /** Stands in a collection: without a band and a gutter of its own. */
  readonly nested?: boolean | undefined;
  /** Draws the blocks that stand inside of this one, with the registry that drew it. */
  readonly draw?: ((blocks: readonly Block[], nested?: boolean) => ReactNode) | undefined;
  /** Products by block id, for blocks whose products come from the product service. */
  readonly products?: Readonly<Record<string, readonly ProductCardModel[]>> | undefined;
}
