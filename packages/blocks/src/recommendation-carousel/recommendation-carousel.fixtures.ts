import { blockOf } from '../testing/parse.fixtures.ts';

export const recommendationsJson = {
  id: 'best',
  title: 'Bestsellers this week',
  widget: 'bestsellers',
  target: { text: 'Shop all', url: '/c/bestsellers-1900' },
};

export const recommendations = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('RecommendationCarousel', { ...recommendationsJson, ...overrides });
