import { blockOf } from '../testing/parse.fixtures.ts';

export const scene = (name: string, alt = '') => ({ src: `/images/scenes/${name}`, alt });

export const filmedScene = (name: string, alt: string) => ({
  ...scene(name, alt),
  video: { url: '/media/ridge.mp4', title: 'A morning on the ridge' },
});

export const heroJson = {
  id: 'hero',
  eyebrowText: 'Autumn 2026',
  title: 'Made for the long way round',
  subtitle: 'Shells, layers and shoes that are tested above the tree line and repaired for life.',
  targets: [
    { text: 'Shop women', url: '/c/women-1000' },
    { text: 'Shop men', url: '/c/men-2000', style: 'secondary' },
  ],
  mediaList: [scene('alpine-dawn', 'Two hikers cross a ridge at first light')],
  captionText: 'Lofoten, 05:40',
};

export const hero = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('Hero', { ...heroJson, ...overrides });
