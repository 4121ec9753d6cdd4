import type { ProductCard } from '@haberdash/api-client/products';
import type { ProductCardModel } from '@haberdash/blocks/model';

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
  const {
    id,
    masterId,
    name,
    kindLabel,
    url,
    image,
    price,
    colors,
    badge,
    eyebrow,
    rating,
    available,
    sizesInStock,
    recToken,
  } = product;
  return {
    id,
    masterId,
    name,
    kindLabel,
    url,
    image,
    price,
    // By its picture the colour on show is known; the pictures of the others need not travel.
    colors:
      colors.length > 1
        ? colors.map((color) => (color.image === image.src ? color : { ...color, image: '' }))
        : [],
    badge,
    eyebrow,
    rating,
    available,
    sizesInStock,
    recToken,
  };
}
