import type { ReactNode } from 'react';
import type { Block, ProductCardModel } from '../model/index.ts';

export interface BlockProps<T extends Block> {
  readonly block: T;
  /** The picture is in the first viewport: loaded eagerly with high priority. */
  readonly priority?: boolean | undefined;
  /** In a collection: without band and gutter. */
  readonly nested?: boolean | undefined;
  /** Renders nested blocks with the same registry. */
  readonly draw?: ((blocks: readonly Block[], nested?: boolean) => ReactNode) | undefined;
  readonly products?: Readonly<Record<string, readonly ProductCardModel[]>> | undefined;
}
