import type { ProductCard } from '@haberdash/api-client/products';
import type { ProductCardModel } from '@haberdash/blocks/model';

/** Colours beyond what a card shows become a number, so only their count travels; their pictures do not. */
const SHOWN_COLOURS = 5;

/** A product of the service as a card shows it. */
export function toCard(product: ProductCard): ProductCardModel {
  const known = cards.get(product);
  if (known !== undefined) return known;
  const card = makeCard(product);
  cards.set(product, card);
  return card;
}

/** The same product is the same card, so that what was rendered of it can be kept. */
const cards = new WeakMap<ProductCard, ProductCardModel>();

function makeCard(product: ProductCard): ProductCardModel {
  const { id, masterId, name, kindLabel, url, image, price, colors, badge, eyebrow, rating, available } =
    product;
  return {
    id,
    masterId,
    name,
    kindLabel,
    url,
    image,
    price,
    colors:
      colors.length > 1
        ? colors.map((color, index) => (index < SHOWN_COLOURS ? color : { ...color, image: '' }))
        : [],
    badge,
    eyebrow,
    rating,
    available,
    recToken: undefined,
  };
}
