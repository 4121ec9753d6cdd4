import { expect, it } from 'vitest';
import { onReport, type Report } from '../../../shared/state/report.ts';
import { reportBlock } from './report-block.ts';

it('tells the tracking of pop-ups and of recommendations that are seen, and of nothing twice', () => {
  const told: Report[] = [];
  onReport((report) => told.push(report));
  reportBlock({ type: 'pop-up', action: 'expanded', name: 'Stories newsletter' });
  reportBlock({ type: 'pop-up', action: 'clicked', name: 'Stories newsletter' });
  reportBlock({ type: 'recommendation-impressions', blockId: 'best', products: [{ id: 'NF1' }] });
  reportBlock({ type: 'recommendation-click', blockId: 'best', product: { id: 'NF1' } });
  expect(told).toEqual([
    { type: 'pop_up', name: 'Stories newsletter', action: 'expand' },
    { type: 'pop_up', name: 'Stories newsletter', action: 'select' },
    { type: 'recommendations', blockId: 'best' },
  ]);
});
