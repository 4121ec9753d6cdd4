import { blockOf } from '../testing/parse.fixtures.ts';

/** What an editor writes for a recommendation carousel. */
export const recommendationsJson = {
  id: 'best',
  title: 'Bestsellers this week',
  widget: 'bestsellers',
  target: { text: 'Shop all', url: '/c/bestsellers-1900' },
};

/** A recommendation block; its products come beside it. */
export const recommendations = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('RecommendationCarousel', { ...recommendationsJson, ...overrides });
