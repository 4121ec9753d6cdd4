import type { ReactNode } from 'react';
import type { ProductCardModel } from '../model/index.ts';

export interface ProductCardProps {
  readonly product: ProductCardModel;
  readonly priority?: boolean | undefined;
  /** Level of the name in the outline; 3 below a list's h2. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** How wide the picture is shown. */
  readonly sizes?: string | undefined;
  readonly showRating?: boolean | undefined;
  /** Further colours are shown as a number; 0 shows none. */
  readonly maxSwatches?: number | undefined;
  /** For a shop whose card can sell without leaving the page; true by default. */
  readonly quickShop?: boolean | undefined;
}

export interface ProductCardContentProps extends ProductCardProps {
  /** Buttons of the application over the picture, each positioned by itself. */
  readonly tools?: ReactNode;
}
