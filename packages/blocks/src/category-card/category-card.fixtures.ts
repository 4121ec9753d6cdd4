import { scene } from '../hero/hero.fixtures.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

export const categoryCardJson = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  type: 'CategoryCard',
  id: 'category',
  title: 'Shell jackets',
  target: { url: '/c/shell-jackets-1100' },
  mediaList: [scene('forest-rain', 'Rain in a forest')],
  ...overrides,
});

export const categoryCard = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('CategoryCard', categoryCardJson(overrides));
