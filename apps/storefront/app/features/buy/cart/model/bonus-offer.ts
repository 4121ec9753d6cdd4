import type { Cart } from '@haberdash/api-client/cart';

export interface BonusProductView {
  readonly productId: string;
  readonly name: string;
  readonly image: { readonly src: string; readonly alt: string };
  readonly choices: readonly string[];
  readonly available: boolean;
}

export interface BonusOfferView {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly products: readonly BonusProductView[];
}

export const bonusOffers = ({ bonusOffers: offers = [] }: Pick<Cart, 'bonusOffers'>): BonusOfferView[] =>
  offers
    .filter(({ products }) => products.some(({ available }) => available))
    .map(({ promotionId, promotionName, products }) => ({
      promotionId,
      promotionName,
      products: products.map(({ productId, name, image, variants, available }) => ({
        productId,
        name,
        image,
        choices: variants.map(({ value }) => value),
        available,
      })),
    }));
