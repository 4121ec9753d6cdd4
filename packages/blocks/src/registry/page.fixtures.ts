import { benefitBar } from '../benefit-bar/benefit-bar.fixtures.ts';
import { activities, categories } from '../collection/collection.fixtures.ts';
import { hero } from '../hero/hero.fixtures.ts';
import type { Block } from '../model/index.ts';
import { promoBar } from '../promo-bar/promo-bar.fixtures.ts';
import { recommendations } from '../recommendation-carousel/recommendation-carousel.fixtures.ts';
import { richText } from '../rich-text/rich-text.fixtures.ts';
import { splitBanner } from '../split-banner/split-banner.fixtures.ts';

export const homePage = (): readonly Block[] => [
  promoBar({ autorotateTime: 6, closable: true }),
  hero(),
  categories(),
  recommendations(),
  splitBanner(),
  activities({
    breakpoints: {
      sm: { type: 'carousel' },
      md: { type: 'grid', columns: 2 },
      lg: { type: 'grid', columns: 4 },
    },
  }),
  benefitBar(),
  richText(),
];
