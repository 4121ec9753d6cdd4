import type { ErrorDetail } from './api-error.ts';
import { findCatalogueEntry } from './catalogue.ts';
import type { FrontEndId } from './front-end-ids.ts';
import type { ErrorRecovery } from './handling.ts';
import { findHandling } from './message-for.ts';

const ITEM_GONE: FrontEndId = 'ITEM_NO_LONGER_AVAILABLE';

/** Errors of a changed delivery or an undeliverable address (spec 1 §4, §8). */
const RETURN_TO_SHIPPING: ReadonlySet<string> = new Set([
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
  'InvalidShippingAddress',
  'CHK380',
]);

/**
 * The recovery of an error with all its details: the first one's, but with a changed delivery or an invalid
 * address an unavailable item, which only refreshes the cart, returns to shipping (spec 1 §8).
 */
export function recoveryOf(details: readonly Pick<ErrorDetail, 'errorId'>[]): ErrorRecovery {
  const [first, ...rest] = details;
  if (first === undefined) return 'none';
  const isGone = (findCatalogueEntry(first.errorId)?.frontEndId ?? first.errorId) === ITEM_GONE;
  return isGone && rest.some(({ errorId }) => RETURN_TO_SHIPPING.has(errorId))
    ? 'to-shipping'
    : (findHandling(first.errorId)?.recovery ?? 'none');
}
