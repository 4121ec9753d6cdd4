import { filmedScene, scene } from '../hero/hero.fixtures.ts';
import type { BlockOf } from '../model/index.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

type BannerType = 'BelowImageBanner' | 'EspotBanner' | 'StandardImageBanner' | 'OverlayBanner' | 'ThinBanner';

export const bannerJson = {
  id: 'banner',
  overline: 'Field tested',
  title: 'Three layers, one long ridge',
  subtitle: 'The Summit system, worn for 400 hours before it reached a shelf.',
  targets: [{ text: 'See the system', url: '/c/jackets-1100' }],
  mediaList: [scene('alpine-dawn', 'Two hikers cross a ridge at first light')],
};

export const filmedBanner = {
  mediaList: [filmedScene('alpine-dawn', 'Two hikers cross a ridge at first light')],
};

export const banner = <T extends BannerType>(
  type: T,
  overrides: Readonly<Record<string, unknown>> = {},
): BlockOf<T> => blockOf(type, { ...bannerJson, ...overrides });
