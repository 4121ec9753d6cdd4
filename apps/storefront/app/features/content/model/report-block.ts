import type { BlockEvent } from '@haberdash/blocks';
import { report } from '../../../shared/state/report.ts';

const POP_UP_ACTIONS = { expanded: 'expand', closed: 'close', clicked: 'select' } as const;

/**
 * What blocks report, for the tracking. Which link is followed is heard of all links of a page, and which variant is
 * shown is reported by whoever decides.
 */
export function reportBlock(event: BlockEvent): void {
  if (event.type === 'pop-up')
    report({ type: 'pop_up', name: event.name, action: POP_UP_ACTIONS[event.action] });
  if (event.type === 'recommendation-impressions' || event.type === 'upsell-impressions')
    report({ type: 'recommendations', blockId: event.blockId });
}
