import type { ShownLine } from '@haberdash/checkout';
import type { FetcherWithComponents } from 'react-router';
import type { CartResult, PageError } from '../model/cart-result.ts';
import type { LineView } from '../model/line-view.ts';

export interface CartLineProps {
  readonly line: ShownLine<LineView>;
  readonly currency: string;
  /** Runs removals for all lines, because a line that is gone has no fetcher to answer to. */
  readonly removal: FetcherWithComponents<CartResult>;
  /** The error of a document's own form, for shoppers without script. */
  readonly formError?: PageError | undefined;
  /** Who orders for somebody else saves nothing for later. */
  readonly canSave: boolean;
}
