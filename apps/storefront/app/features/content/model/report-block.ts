import type { BlockEvent } from '@haberdash/blocks';
import { personalRow } from './personal-rows.ts';
import { report } from '../../../shared/state/report.ts';

const POP_UP_ACTIONS = { expanded: 'expand', closed: 'close', clicked: 'select' } as const;

const MAX_DETAIL = 200;
const logged = new Set<string>();

/**
 * Logs faults of a block in the browser console once (spec 3 §8). URLs are left out, since they may hold personal
 * data.
 */
function logFault(blockId: string, detail: string): void {
  const text = detail.replaceAll(/https?:\/\/\S+/g, '…').slice(0, MAX_DETAIL);
  const key = `${blockId} ${text}`;
  if (logged.has(key)) return;
  logged.add(key);
  // oxlint-disable-next-line no-console -- a browser has no other log
  console.warn('block-fault', blockId, text);
}

/**
 * Reports block events for tracking and logs faults. Clicks are reported for all links of a page, and variants where
 * they are decided.
 */
export function reportBlock(event: BlockEvent): void {
  if (event.type === 'pop-up')
    report({ type: 'pop_up', name: event.name, action: POP_UP_ACTIONS[event.action] });
  if (event.type === 'recommendation-impressions' || event.type === 'upsell-impressions') {
    const row = personalRow(event.blockId);
    report({ type: 'recommendations', blockId: event.blockId, ...(row && { row }) });
  }
  if (event.type === 'fault') logFault(event.blockId, event.detail);
}
