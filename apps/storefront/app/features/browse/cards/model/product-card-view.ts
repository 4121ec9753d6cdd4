import type { ProductCard } from '@haberdash/api-client/products';
import type { ProductCardModel } from '@haberdash/blocks/model';

export function toCard(product: ProductCard): ProductCardModel {
  const known = cards.get(product);
  if (known !== undefined) return known;
  const card = makeCard(product);
  cards.set(product, card);
  return card;
}

/** The same product gives the same card, so that its markup can be cached. */
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
    // The picture identifies the shown colour; pictures of other colours are not sent.
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
