import type { ShownLine } from '@haberdash/checkout';
import type { FetcherWithComponents } from 'react-router';
import type { CartResult, PageError } from '../model/cart-result.ts';
import type { LineView } from '../model/line-view.ts';

export interface CartLineProps {
  readonly line: ShownLine<LineView>;
  readonly currency: string;
  /** Runs all removals, because a removed line unmounts its own fetcher. */
  readonly removal: FetcherWithComponents<CartResult>;
  readonly formError?: PageError | undefined;
  /** False for associates, who order for a customer and cannot save for later. */
  readonly canSave: boolean;
}
