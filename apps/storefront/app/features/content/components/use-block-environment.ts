import { ShopCard } from '../../cards/index.ts';
import type { BlockEnvironment } from '@haberdash/blocks';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { imageUrl } from '../../../shared/pictures/image-url.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { lawOf } from '../../../shared/sites/law-of.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { useClosedBars } from '../../../shared/closed-bars/use-closed-bars.ts';

/** Where the benefit bars that a shopper has closed are stored for the browser session (spec 3 §4). */
const CLOSED_BARS_KEY = 'benefitBarsClosed';

const textsOf = (t: Translator): BlockEnvironment['texts'] => ({
  promotions: t('common.promotions'),
  closePromotions: t('common.closePromotions'),
  previousMessage: t('common.previousMessage'),
  nextMessage: t('common.nextMessage'),
  pause: t('common.pause'),
  play: t('common.play'),
  position: (index, count) => t('common.slideOf', { number: index, total: count }),
  carousel: t('common.carousel'),
  slide: t('common.slide'),
  previousSlide: t('common.previousSlide'),
  nextSlide: t('common.nextSlide'),
  recommendations: t('common.recommendations'),
  newTab: t('common.opensInNewTab'),
  close: t('common.close'),
  mainMenu: t('common.mainMenu'),
  openMenu: t('common.openMenu'),
  closeMenu: t('common.closeMenu'),
  expandMenu: (title) => t('common.expandMenu', { title }),
  shopAll: (category) => t('common.shopAll', { category }),
  colorsOf: (product) => t('common.coloursOf', { product }),
  moreColors: (count) => t('common.moreColours', { count }),
  soldOut: t('common.soldOut'),
  priceNow: t('common.priceNow'),
  priceWas: t('common.priceWas'),
  priceFrom: (price) => t('common.priceFrom', { price }),
  lowestPrice: lawOf(t.site.locale).hasLowestPrice
    ? (price) => t('common.lowestPriceShort', { price })
    : undefined,
  ratingOf: (score) => t('common.ratingOutOf', { score }),
  reviews: (count) => t('common.reviewsCount', { count }),
});

/** What blocks need of the shop: plain anchors (one handler for the whole page navigates), pictures, money, texts. */
export function useBlockEnvironment(): BlockEnvironment {
  const t = useTranslator();
  const { pathname } = useLocation();
  const { closed, close } = useClosedBars(CLOSED_BARS_KEY);
  return useMemo(
    () => ({
      locale: t.site.locale,
      path: pathname,
      Link: 'a',
      imageUrl,
      formatMoney: t.formats.money,
      texts: textsOf(t),
      ProductCard: ShopCard,
      closedBlocks: closed,
      onCloseBlock: close,
    }),
    [t, pathname, closed, close],
  );
}
