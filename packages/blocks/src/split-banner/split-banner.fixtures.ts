import { scene } from '../hero/hero.fixtures.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

export const splitBannerJson = {
  id: 'split',
  eyebrowText: 'Repair',
  title: 'A jacket is for life',
  richText:
    '<p>Tears, zips and seams: send it in, we <strong>mend it free of charge</strong> for as long as you own it.</p>',
  targets: [{ text: 'Book a repair', url: '/repairs' }],
  mediaList: [scene('coast-dusk', 'A workshop by the sea')],
};

export const splitBanner = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('SplitBanner', { ...splitBannerJson, ...overrides });
