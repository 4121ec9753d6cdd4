import type { ReactNode } from 'react';
import type { BlockTexts } from '../context/block-texts.ts';
import { BlockProvider, type BlockEnvironment } from '../context/BlockProvider.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { storyImageUrl } from './pictures.ts';

/** English texts, as an application would take them from its messages. */
export const texts: BlockTexts = {
  promotions: 'Promotions',
  closePromotions: 'Close promotions',
  previousMessage: 'Previous message',
  nextMessage: 'Next message',
  pause: 'Pause',
  play: 'Play',
  position: (index, count) => `${index} of ${count}`,
  carousel: 'carousel',
  slide: 'slide',
  previousSlide: 'Previous',
  nextSlide: 'Next',
  recommendations: 'Recommended for you',
  newTab: '(opens in a new tab)',
  close: 'Close',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  expandMenu: (title) => `Show ${title} menu`,
  shopAll: (title) => `Shop all ${title}`,
  colorsOf: (product) => `Colours of ${product}`,
  moreColors: (count) => `${count} more colours`,
  soldOut: 'Sold out',
  priceNow: 'Now',
  priceWas: 'Was',
  priceFrom: (price) => `From ${price}`,
  ratingOf: (score) => `${score} of 5 stars`,
  reviews: (count) => `${count} reviews`,
};

/** An environment of a shop in American English. */
export const environment = (overrides: Partial<BlockEnvironment> = {}): BlockEnvironment => ({
  locale: 'en-us',
  path: '/en-us',
  Link: 'a',
  imageUrl: storyImageUrl,
  formatMoney: (amount, currency) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount),
  texts,
  ProductCard,
  ...overrides,
});

/** Blocks inside their environment. */
export const InShop = ({
  children,
  ...overrides
}: Partial<BlockEnvironment> & { readonly children: ReactNode }) => (
  <BlockProvider value={environment(overrides)}>{children}</BlockProvider>
);

/** The same around a story. */
export const inShop = (Story: () => ReactNode) => (
  <InShop>
    <Story />
  </InShop>
);
