import { expect, it } from 'vitest';
import { bonusOffers } from './bonus-offer.ts';

const product = (productId: string, available: boolean) => ({
  productId,
  name: 'Fell sock',
  image: { src: '/images/x', alt: '' },
  variants: [{ code: 'color' as const, value: 'Moss' }],
  available,
});
const offer = (products: ReturnType<typeof product>[]) => ({
  promotionId: 'GWP-SOCK',
  promotionName: 'Socks from us',
  products,
});

it('a gift is offered while one of its products can be had, the others marked', () => {
  const offers = [
    offer([product('NF1A2B3CRED', true), product('NF1A2B3CBLU', false)]),
    offer([product('NF1', false)]),
  ];
  expect(bonusOffers({ bonusOffers: offers })).toMatchObject([
    { products: [{ available: true, choices: ['Moss'] }, { available: false }] },
  ]);
  expect(bonusOffers({})).toEqual([]);
});
