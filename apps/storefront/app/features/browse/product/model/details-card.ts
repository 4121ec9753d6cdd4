import type { ProductCard, ProductDetails } from '@haberdash/api-client/products';
import { chooseColor } from './product-view.ts';

/** A card made of product details, in the default colour. */
export function cardOfDetails(product: ProductDetails): ProductCard {
  const { id, masterId, name, kindLabel, url, price, colors, badge, eyebrow, rating, sizeKind } = product;
  const [front] = chooseColor(product, null).images;
  if (front === undefined) throw new Error('a colour has at least one picture');
  return {
    id,
    masterId,
    name,
    url,
    image: front,
    price,
    colors: colors.map(({ id: color, label, hex, images }) => ({
      id: color,
      label,
      hex,
      image: images[0]?.src ?? front.src,
    })),
    available: colors.some(({ available }) => available),
    ...(kindLabel === undefined ? {} : { kindLabel }),
    ...(badge === undefined ? {} : { badge }),
    ...(eyebrow === undefined ? {} : { eyebrow }),
    ...(rating === undefined ? {} : { rating }),
    ...(sizeKind === undefined ? {} : { sizeKind }),
  };
}
