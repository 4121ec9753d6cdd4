import { blockOf } from '../testing/parse.fixtures.ts';

/** A recommendation block; its products come beside it. */
export const recommendations = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('RecommendationCarousel', {
    id: 'best',
    title: 'Bestsellers this week',
    widget: 'bestsellers',
    target: { text: 'Shop all', url: '/c/bestsellers-1900' },
    ...overrides,
  });
