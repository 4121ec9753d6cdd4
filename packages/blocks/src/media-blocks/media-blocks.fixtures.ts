import { scene } from '../hero/hero.fixtures.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

type Overrides = Readonly<Record<string, unknown>>;

export const picture = (overrides: Overrides = {}) =>
  blockOf('Picture', {
    id: 'picture',
    ...scene('coast-noon', 'Cliffs over a bright sea'),
    width: 1600,
    height: 900,
    ...overrides,
  });

export const spacer = (overrides: Overrides = {}) => blockOf('Spacer', { id: 'spacer', ...overrides });

export const video = (overrides: Overrides = {}) =>
  blockOf('Video', {
    id: 'film',
    media: { sm: { provider: 'native', url: '/media/ridge.mp4', poster: '/images/scenes/alpine-dawn' } },
    playerSettings: { autoplay: true, loop: true, muted: true, hideControls: true },
    seoTitle: 'A morning on the ridge',
    seoDescription: 'Two hikers walk along a ridge while the sun rises.',
    ...overrides,
  });

export const youTube = (overrides: Overrides = {}) =>
  video({
    media: {
      sm: {
        provider: 'youtube',
        url: 'https://www.youtube.com/watch?v=abcdef12345',
        poster: '/images/scenes/alpine-dawn',
      },
    },
    playerSettings: {},
    ...overrides,
  });

export const ugcWidget = (overrides: Overrides = {}) =>
  blockOf('UgcWidget', {
    id: 'ugc',
    title: 'Worn by you',
    subtitle: 'Show us where you went.',
    containerId: 'worn',
    filter: 'product:PRODUCT_ID',
    ...overrides,
  });
