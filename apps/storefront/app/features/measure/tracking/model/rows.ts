import { listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import type { ProductCardModel } from '@haberdash/blocks/model';
import { shapeOfCard } from './shapes.ts';
import type { ShownList } from './tracker.ts';

/** Products side by side on a page. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly origin: ListingOrigin;
  readonly products: readonly ProductCardModel[];
}

/** The same with the addresses that lead to them. */
export const listOf = (home: string, { products, ...row }: Row): ShownList => ({
  ...row,
  products: products.map((card) => ({
    url: home + card.url,
    shape: shapeOfCard(card),
    recToken: card.recToken,
  })),
});

/** A row that the decision engine has chosen for the visitor. */
export const personalList = (locale: string, id: string, row: Pick<Row, 'name' | 'products'>): ShownList =>
  listOf(`/${locale}`, { id, origin: listingOrigins.recommendationCarousel, ...row });
