import type { ProductCardModel } from '../model/index.ts';

const COLORS = [
  ['moss', 'Moss', '#2f4a3c'],
  ['ember', 'Ember', '#b4552f'],
  ['fjord', 'Fjord', '#27384f'],
  ['sand', 'Sand', '#c9a64f'],
  ['ash', 'Ash', '#6c6a70'],
  ['snow', 'Snow', '#f4f3ef'],
] as const;

/** A product with four of six colours. */
export function productCard(overrides: Partial<ProductCardModel> = {}): ProductCardModel {
  const id = overrides.id ?? 'NF100200';
  return {
    id,
    masterId: id,
    name: 'Summit shell jacket',
    kindLabel: 'Women’s shell jacket',
    url: `/p/summit-shell-jacket-${id}`,
    image: { src: `/images/products/${id}/moss/front`, alt: 'Summit shell jacket in moss, front' },
    price: { currency: 'USD', current: 320, original: 320 },
    colors: COLORS.slice(0, 3).map(([color, label, hex]) => ({
      id: color,
      label,
      hex,
      image: `/images/products/${id}/${color}/front`,
    })),
    rating: { score: 4.6, reviewsCount: 128 },
    ...overrides,
  };
}

/** Six colours, so that two of them become a number. */
export const manyColors: ProductCardModel['colors'] = COLORS.map(([id, label, hex]) => ({
  id,
  label,
  hex,
  image: `/images/products/NF100200/${id}/front`,
}));

export const productCards = (count = 8): readonly ProductCardModel[] =>
  Array.from({ length: count }, (_, index) => {
    const [color, label] = COLORS[index % COLORS.length] ?? COLORS[0];
    const id = `NF10${100 + index}`;
    return productCard({
      id,
      name: ['Summit shell jacket', 'Ridge fleece', 'Fell runner 2', 'Tarn 30 backpack'][index % 4] ?? '',
      image: { src: `/images/products/${id}/${color}/front`, alt: `In ${label}` },
      ...(index % 3 === 1 && {
        price: { currency: 'USD', current: 84, original: 120 },
        badge: { id: 'SALE', label: '−30%' },
      }),
      ...(index % 4 === 0 && { badge: { id: 'NEW', label: 'New' } }),
    });
  });
