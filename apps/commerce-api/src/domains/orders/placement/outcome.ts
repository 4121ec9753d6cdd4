import type { ErrorCode } from '../../../platform/errors/messages.ts';
import type { CardSummary } from '../../../providers/payment/provider.ts';
import type { OutsideTender } from '../../ledger/index.ts';
import type { TenderResult } from './tender-providers.ts';

/** Card summaries by tender key. */
export type Cards = ReadonlyMap<string, CardSummary>;

/** The combined result of an attempt's tenders. */
export type Outcome =
  | { readonly kind: 'authorised'; readonly cards: Cards }
  | { readonly kind: 'challenge'; readonly cards: Cards; readonly url: string }
  | {
      readonly kind: 'declined';
      readonly errorId: ErrorCode;
      /** The rest is undecided, so that the session may pay with another card. */
      readonly isFree: boolean;
      /** An earlier tender is authorised and has to be voided. */
      readonly hasHeld: boolean;
    }
  /** The next tender is unknown to its provider. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' | 'voided' | 'unknown' };

/** Combines results in call order: all authorised, or the first other one decides. */
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
