import { listingOrigins, type ListingOrigin } from '@haberdash/analytics';
import type { ProductShape } from '@haberdash/analytics/events';
import type { ProductCardModel } from '@haberdash/blocks/model';
import { shapeOfCard } from './product-shapes.ts';
import type { ShownList } from './list-tracker.ts';

/** A product with the path that leads to it, from the site's root or from the home of its language. */
interface LinkedProduct {
  readonly url: string;
  readonly shape: ProductShape;
}

/** Products with the addresses that lead to them. */
export const listOf = (
  home: string,
  { cards, ...list }: Omit<ShownList, 'products'> & { readonly cards: readonly ProductCardModel[] },
): ShownList => ({
  ...list,
  products: cards.map((card) => ({
    url: home + card.url,
    shape: shapeOfCard(card),
    recToken: card.recToken,
  })),
});

/** A row of recommended products, whose name is its id. */
export const recommended = (
  home: string,
  id: string,
  cards: readonly ProductCardModel[] | undefined,
  origin: ListingOrigin = listingOrigins.recommendationCarousel,
): ShownList => listOf(home, { id, name: id, origin, cards: cards ?? [] });

/** A list of products of which a page knows less than a card says. */
export const linked = (id: string, origin: ListingOrigin, products: readonly LinkedProduct[]): ShownList => ({
  id,
  name: id,
  origin,
  products,
});
