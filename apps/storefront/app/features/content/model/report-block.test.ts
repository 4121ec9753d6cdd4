// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onReport, type Report } from '../../../shared/state/report.ts';
import { reportBlock } from './report-block.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('hands events of blocks to the tracking as they are', () => {
  const reported: Report[] = [];
  onReport(({ path: _path, ...report }) => reported.push(report));
  const event = { type: 'pop-up', action: 'expanded', name: 'Stories newsletter' } as const;
  reportBlock(event);
  expect(reported).toEqual([{ type: 'block', event }]);
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
