import { describe, expect, it } from 'vitest';
import type { CollectionBlock } from '../model/index.ts';
import { collectionLayout, hiddenParts, wantsCarousel } from './collection-layout.ts';
import { activities } from './collection.fixtures.ts';

const layouts = (
  breakpoints: Readonly<Record<string, object>>,
  variant: CollectionBlock['variant'] = 'standard',
) => collectionLayout({ ...activities({ breakpoints }), variant });

it('takes over the type of the smaller breakpoint and the columns of the variant', () => {
  const { sm, md, lg } = layouts({ sm: { type: 'carousel', slideWidth: '19.25rem' } }, 'categories');
  expect([sm, md, lg]).toMatchObject([
    { type: 'carousel', columns: 2, slideWidth: 'md' },
    { type: 'carousel', columns: 3, slideWidth: 'md' },
    { type: 'carousel', columns: 6, slideWidth: 'md' },
  ]);
});

it('has small space between items by default, and no slide wider than the content allows', () => {
  const { sm, md, lg } = layouts({
    sm: { type: 'carousel', slideWidth: '26.5rem', slideMaxWidth: '19.25rem' },
    md: { slideMaxWidth: 'full', slidePadding: 'none' },
    lg: { slideWidth: 'sm', margin: 'large' },
  });
  expect([sm, md, lg]).toMatchObject([
    { slideWidth: 'md', slidePadding: 'small', margin: undefined },
    { slideWidth: 'lg', slidePadding: 'none', margin: undefined },
    { slideWidth: 'sm', slidePadding: 'none', margin: 'large' },
  ]);
});

it('offers arrows only where a larger breakpoint scrolls and does not reject them', () => {
  const arrows = (breakpoints: Readonly<Record<string, object>>) => {
    const { sm, md, lg } = layouts(breakpoints);
    return [sm.arrows, md.arrows, lg.arrows];
  };
  expect(arrows({ sm: { type: 'carousel' }, md: { type: 'grid' } })).toEqual([false, false, false]);
  expect(arrows({ sm: { type: 'carousel' } })).toEqual([false, true, true]);
  expect(arrows({ lg: { type: 'carousel', showArrows: false } })).toEqual([false, false, false]);
});

describe('rotation', () => {
  const intervals = (breakpoints: Readonly<Record<string, object>>) => {
    const { sm, md, lg } = layouts(breakpoints);
    return [sm.intervalMs, md.intervalMs, lg.intervalMs];
  };

  it('takes seconds, inherits them at larger breakpoints and ends where one rejects it or is a grid', () => {
    const rotating = { type: 'carousel', autoplay: true, autorotateTime: 5 };
    expect(intervals({ sm: rotating })).toEqual([5_000, 5_000, 5_000]);
    expect(intervals({ sm: rotating, md: { autorotateTime: 8 }, lg: { autoplay: false } })).toEqual([
      5_000, 8_000, 0,
    ]);
    expect(intervals({ sm: rotating, md: { type: 'grid' } })).toEqual([5_000, 0, 0]);
  });

  it('needs both autoplay and a time', () => {
    expect(intervals({ sm: { type: 'carousel', autoplay: true } })).toEqual([0, 0, 0]);
    expect(intervals({ sm: { type: 'carousel', autorotateTime: 5 } })).toEqual([0, 0, 0]);
  });
});

it('is a carousel where anything at all needs a script, and plain markup elsewhere', () => {
  const sm = { type: 'carousel' };
  const md = { type: 'grid' };
  expect(wantsCarousel(layouts({ sm, md }))).toBe(false);
  for (const more of [
    { showIndicators: true },
    { showProgress: true },
    { autoplay: true, autorotateTime: 4 },
  ]) {
    expect(wantsCarousel(layouts({ sm: { ...sm, ...more }, md }))).toBe(true);
  }
  expect(wantsCarousel(layouts({ sm: { ...md, showProgress: true } }))).toBe(false);
});

it('names the parts that a breakpoint does not show', () => {
  const { sm, md, lg } = layouts({
    sm: { type: 'carousel', showIndicators: true, autoplay: true, autorotateTime: 4 },
    md: { type: 'grid' },
    lg: { type: 'carousel', showProgress: true },
  });
  expect([sm, md, lg].map(hiddenParts)).toEqual([
    'arrows progress',
    'arrows indicators progress pause',
    undefined,
  ]);
});
