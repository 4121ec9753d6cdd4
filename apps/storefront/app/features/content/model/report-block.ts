import type { BlockEvent } from '@haberdash/blocks';
import { report } from '../../../shared/state/report.ts';

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

/** Reports block events for tracking, which knows what they mean, and logs faults. */
export function reportBlock(event: BlockEvent): void {
  if (event.type === 'fault') logFault(event.blockId, event.detail);
  else report({ type: 'block', event });
}
