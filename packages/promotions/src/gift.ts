import { fillDistance } from './callout.ts';
import { textOf } from './readable.ts';

/** The texts of a gift promotion; `distance` contains `{distance}` (spec 2 §4). */
export interface GiftMessages {
  readonly guest?: string | undefined;
  readonly registered?: string | undefined;
  readonly distance?: string | undefined;
  readonly earned?: string | undefined;
}

/** A cart's progress towards a gift; the distance is formatted (spec 2 §4). */
export interface GiftProgress {
  readonly isReached: boolean;
  readonly distance: string | undefined;
  readonly isRegistered: boolean;
}

/** True for an id that contains GWP (spec 2 §4). */
export function isGiftPromotion(promotionId: string): boolean {
  return promotionId.includes('GWP');
}

/** The gift's message: earned, with the distance, or for guests or registered shoppers (spec 2 §4). */
export function giftMessage(messages: GiftMessages, progress: GiftProgress): string | undefined {
  if (progress.isReached) return textOf(messages.earned);
  if (progress.distance !== undefined) {
    const text = textOf(messages.distance);
    return text && fillDistance(text, progress.distance);
  }
  return textOf(progress.isRegistered ? messages.registered : messages.guest);
}
