import { withDistance } from './callout.ts';
import { textOf } from './readable.ts';

/** What a gift-with-product promotion says by itself; `distance` holds the placeholder `{distance}` (spec 2 §4). */
export interface GiftMessages {
  readonly guest?: string | undefined;
  readonly registered?: string | undefined;
  readonly distance?: string | undefined;
  readonly earned?: string | undefined;
}

/** Where a basket stands towards a gift; the distance is formatted already (spec 2 §4). */
export interface GiftProgress {
  readonly isReached: boolean;
  readonly distance: string | undefined;
  readonly isRegistered: boolean;
}

/** Gift-with-product promotions are those whose id contains GWP (spec 2 §4). */
export function isGiftPromotion(promotionId: string): boolean {
  return promotionId.includes('GWP');
}

/**
 * Reached says earned, a distance says the default with the distance, else the message for guests or for registered
 * shoppers (spec 2 §4).
 */
export function giftMessage(messages: GiftMessages, progress: GiftProgress): string | undefined {
  if (progress.isReached) return textOf(messages.earned);
  if (progress.distance !== undefined) {
    const text = textOf(messages.distance);
    return text && withDistance(text, progress.distance);
  }
  return textOf(progress.isRegistered ? messages.registered : messages.guest);
}
