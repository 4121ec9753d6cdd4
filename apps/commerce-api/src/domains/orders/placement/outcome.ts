import type { ErrorCode } from '../../../platform/errors/messages.ts';
import type { CardSummary } from '../../../providers/payment/provider.ts';
import type { OutsideTender } from '../../ledger/index.ts';
import type { TenderResult } from './tender-providers.ts';

/** What the payment provider says of the cards that pay, by the keys of their tenders. */
export type Cards = ReadonlyMap<string, CardSummary>;

/** What became of all tenders of an attempt together. */
export type Outcome =
  | { readonly kind: 'authorised'; readonly cards: Cards }
  | { readonly kind: 'challenge'; readonly cards: Cards; readonly url: string }
  | {
      readonly kind: 'declined';
      readonly errorId: ErrorCode;
      /** Nothing was decided about what pays the rest: with a card in it, the session may pay after all. */
      readonly isFree: boolean;
      /** An earlier tender has set its amount aside, and has to be told. */
      readonly hasHeld: boolean;
    }
  /** Nobody has heard of the tender that comes next. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' | 'voided' | 'unknown' };

/**
 * What the answers of the tenders come to, in the order in which they were asked: all of them pay, or the first one that
 * does not decides.
 */
export function combine(
  results: readonly { readonly tender: OutsideTender; readonly result: TenderResult }[],
): Outcome {
  const cards = new Map<string, CardSummary>();
  for (const [at, { tender, result: answer }] of results.entries()) {
    if ('card' in answer && answer.card !== undefined) cards.set(tender.key, answer.card);
    const hasHeld = at > 0;
    switch (answer.kind) {
      case 'authorised':
        continue;
      case 'challenge':
        return { kind: 'challenge', cards, url: answer.url };
      case 'declined':
        return { kind: 'declined', errorId: answer.errorId, isFree: false, hasHeld };
      case 'no-card':
        return { kind: 'declined', errorId: 'PYT404', isFree: true, hasHeld };
      default:
        return { kind: answer.kind };
    }
  }
  return { kind: 'authorised', cards };
}
