// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onReport, type Report } from '../../../shared/state/report.ts';
import { reportBlock } from './report-block.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('tells the tracking of pop-ups and of recommendations that are seen, and of nothing twice', () => {
  const reported: Report[] = [];
  const products = [
    {
      id: 'NF1',
      masterId: 'NF1',
      name: 'Jacket',
      url: '/p/jacket-NF1',
      image: { src: '/a', alt: '' },
      price: { currency: 'GBP', current: 1, original: 1 },
      colors: [],
    },
  ];

  onReport(({ path: _path, ...report }) => reported.push(report));
  reportBlock({ type: 'pop-up', action: 'shown', name: 'Stories newsletter' });
  reportBlock({ type: 'pop-up', action: 'expanded', name: 'Stories newsletter' });
  reportBlock({ type: 'pop-up', action: 'clicked', name: 'Stories newsletter' });
  reportBlock({ type: 'recommendation-impressions', blockId: 'best', products });
  reportBlock({ type: 'recommendation-click', blockId: 'best', product: { id: 'NF1' } });
  expect(reported).toEqual([
    { type: 'pop_up', name: 'Stories newsletter', action: 'show' },
    { type: 'pop_up', name: 'Stories newsletter', action: 'expand' },
    { type: 'pop_up', name: 'Stories newsletter', action: 'select' },
    { type: 'row', id: 'best', name: 'recommendations', isSeen: true, products },
  ]);
});

it('what went wrong in a block stands in the log of the browser, once for each block, without addresses', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const detail = 'NotAllowedError: play() failed at https://films.example.com/a.mp4?email=noor@example.com';
  reportBlock({ type: 'fault', blockId: 'film', detail });
  reportBlock({ type: 'fault', blockId: 'film', detail });
  reportBlock({ type: 'fault', blockId: 'stories', detail: 'TypeError: no articles: 500' });
  expect(warn.mock.calls).toEqual([
    ['block-fault', 'film', 'NotAllowedError: play() failed at …'],
    ['block-fault', 'stories', 'TypeError: no articles: 500'],
  ]);
});
