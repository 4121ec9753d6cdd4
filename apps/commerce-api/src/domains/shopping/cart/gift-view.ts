import type { ApproachingDiscount, BonusOffer, Notification, Promotion } from '@haberdash/api-client/cart';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import { formatMoney, toMajor } from '../../../shared/money.ts';
import { formatText, textIn, type Edition } from '../../../shared/text.ts';
import { cartMessages } from './messages.ts';
import type { PricedCart } from './pricing.ts';
import type { GiftProgress } from './rules/gifts.ts';
import { variationsOf } from './variations.ts';

type Site = Pick<RequestContext, 'locale' | 'edition' | 'currency'>;

const callout = ({ promotion }: GiftProgress, { locale, edition, currency }: Site): string =>
  formatText(cartMessages.giftCallout, edition, {
    gift: textIn(promotion.names, edition),
    threshold: formatMoney(promotion.thresholds?.[currency] ?? 0, currency, locale),
  });

export const earnedGifts = ({ gifts }: PricedCart, site: Site): Promotion[] =>
  gifts.progress
    .filter(({ isEarned }) => isEarned)
    .map((gift) => ({
      promotionId: gift.promotion.id,
      promotionName: textIn(gift.promotion.names, site.edition),
      level: 'PRODUCT',
      calloutMessage: callout(gift, site),
    }));

export const approachingGifts = ({ gifts, lines }: PricedCart, site: Site): ApproachingDiscount[] =>
  lines.length === 0
    ? []
    : gifts.progress
        .filter(({ distance }) => distance > 0)
        .map((gift) => ({
          promotionId: gift.promotion.id,
          promotionClass: 'PRODUCT',
          calloutMsg: callout(gift, site),
          distanceFromConditionThreshold: toMajor(gift.distance),
          approachingDisplayLevel: ['cart', 'minicart'],
        }));

export const toBonusOffers = ({ gifts }: PricedCart, edition: Edition): BonusOffer[] =>
  gifts.offers.map(({ promotion, variants }) => ({
    promotionId: promotion.id,
    promotionName: textIn(promotion.names, edition),
    products: variants.slice(0, 10).map((product) => ({
      productId: product.variantId,
      name: product.name,
      image: { src: product.image, alt: `${product.name}, ${product.color}` },
      variants: variationsOf(product, edition),
      available: product.stock > 0,
    })),
  }));

export const withdrawnGifts = ({ gifts }: PricedCart, edition: Edition): Notification[] =>
  gifts.withdrawn.map(({ row, product }) => ({
    type: 'BonusProductWithdrawn',
    message: formatText(cartMessages.giftWithdrawn, edition, { product: product.name }),
    itemId: row.id,
  }));
