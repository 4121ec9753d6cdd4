import { expect, it } from 'vitest';
import { collectionLayout, wantsArrows } from './collection-layout.ts';

it('takes over the type of the smaller breakpoint and the columns of the variant', () => {
  const layout = collectionLayout({
    variant: 'categories',
    breakpoints: { sm: { type: 'carousel', slideWidth: 'md', autorotateTime: 0 } },
  });
  expect(layout).toEqual({
    sm: { type: 'carousel', columns: 2, slideWidth: 'md' },
    md: { type: 'carousel', columns: 3, slideWidth: 'md' },
    lg: { type: 'carousel', columns: 6, slideWidth: 'md' },
  });
});

it('offers arrows only where a larger breakpoint scrolls and does not refuse them', () => {
  const arrows = (breakpoints: Parameters<typeof wantsArrows>[1]) =>
    wantsArrows(collectionLayout({ breakpoints, variant: 'standard' }), breakpoints);
  expect(
    arrows({ sm: { type: 'carousel', autorotateTime: 0 }, md: { type: 'grid', autorotateTime: 0 } }),
  ).toBe(false);
  expect(arrows({ sm: { type: 'carousel', autorotateTime: 0 } })).toBe(true);
  expect(arrows({ lg: { type: 'carousel', showArrows: false, autorotateTime: 0 } })).toBe(false);
});
