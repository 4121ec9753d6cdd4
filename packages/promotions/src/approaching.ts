import { parseCallout, fillDistance } from './callout.ts';
import { giftMessage, isGiftPromotion, type GiftMessages } from './gift.ts';
import type { FormatMoney } from './money.ts';
import { readable, textOf } from './readable.ts';

/** The threshold status of a cart, with the specification's values (spec 2 §4). */
export type ThresholdStatus = 'Above Threshold' | 'Below Threshold' | 'Threshold Reached';

/** A promotion in one of the two formats of the cart service (spec 2 §3). */
export interface PromotionSource {
  readonly promotionId: string;
  readonly promotionClass?: string | undefined;
  readonly level?: string | undefined;
  readonly calloutMsg?: string | undefined;
  readonly calloutMessage?: string | undefined;
  readonly distanceFromConditionThreshold?: number | null | undefined;
  readonly approachingDisplayLevel?: readonly string[] | null | undefined;
}

/** A message to show; without contexts it is shown everywhere (spec 2 §3, §4). */
export interface ApproachingPromotion {
  readonly id: string;
  readonly message: string;
  readonly contexts: readonly string[];
  readonly promotionClass: string;
  readonly thresholdStatus: ThresholdStatus;
  /** Amount left to spend, in major units; 0 if none. */
  readonly remaining: number;
}

/** The two lists of a cart, a money formatter, and the gift messages (spec 2 §4). */
export interface ApproachingInput {
  readonly approachingDiscounts?: readonly PromotionSource[] | null | undefined;
  readonly promoSummary?: readonly PromotionSource[] | null | undefined;
  readonly formatMoney: FormatMoney;
  readonly isRegistered?: boolean | undefined;
  readonly giftMessages?: ((promotionId: string) => GiftMessages | undefined) | undefined;
}

function remainingDistance(value: unknown): number | undefined {
  return Number.isFinite(value) && Number(value) > 0 ? Number(value) : undefined;
}

function messageOf(
  source: PromotionSource,
  status: ThresholdStatus,
  amount: number | undefined,
  input: ApproachingInput,
): string | undefined {
  const distance = amount === undefined ? undefined : input.formatMoney(amount);
  const isReached = status === 'Threshold Reached';
  if (isGiftPromotion(source.promotionId)) {
    const messages = input.giftMessages?.(source.promotionId);
    return (
      messages && giftMessage(messages, { isReached, distance, isRegistered: input.isRegistered === true })
    );
  }
  const callout = parseCallout(textOf(source.calloutMsg) ?? source.calloutMessage);
  if (callout === undefined || isReached) return callout?.reached;
  return distance === undefined ? callout.below : fillDistance(callout.distance, distance);
}

function itemOf(
  source: PromotionSource,
  status: ThresholdStatus,
  input: ApproachingInput,
): ApproachingPromotion[] {
  const amount = remainingDistance(source.distanceFromConditionThreshold);
  const message = messageOf(source, status, amount, input);
  if (!message) return [];
  const contexts = Array.isArray(source.approachingDisplayLevel)
    ? source.approachingDisplayLevel.filter((context) => typeof context === 'string')
    : [];
  const promotionClass = textOf(source.promotionClass) ?? textOf(source.level) ?? '';
  const remaining = status === 'Above Threshold' ? (amount ?? 0) : 0;
  return [{ id: source.promotionId, message, contexts, promotionClass, thresholdStatus: status, remaining }];
}

/**
 * The promotions of one run, without earlier dismissals (spec 2 §4): approaching ones, then reached ones.
 * Ignores duplicates and promotions without a readable message.
 */
export function approachingPromotions(input: ApproachingInput): readonly ApproachingPromotion[] {
  const items = new Map<string, ApproachingPromotion>();
  const add = (source: PromotionSource, status: ThresholdStatus): void => {
    if (items.has(source.promotionId)) return;
    for (const item of itemOf(source, status, input)) items.set(item.id, item);
  };
  for (const source of readable(input.approachingDiscounts)) {
    const distance = remainingDistance(source.distanceFromConditionThreshold);
    add(source, distance === undefined ? 'Below Threshold' : 'Above Threshold');
  }
  for (const source of readable(input.promoSummary)) add(source, 'Threshold Reached');
  return [...items.values()];
}

/** Removes a promotion until the next run; returns the same list if it is not in it (spec 2 §4). */
export function dismissPromotion<Item extends Pick<ApproachingPromotion, 'id'>>(
  items: readonly Item[],
  id: string,
): readonly Item[] {
  return items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;
}

/** The items of a display context; those without contexts are in every one (spec 2 §4). */
export function promotionsFor(
  items: readonly ApproachingPromotion[],
  context: string,
): readonly ApproachingPromotion[] {
  return items.filter(({ contexts }) => contexts.length === 0 || contexts.includes(context));
}

/** The reached share of a threshold, 0 to 1; undefined without a distance (our own rule). */
export function thresholdProgress(
  { thresholdStatus, remaining }: Pick<ApproachingPromotion, 'thresholdStatus' | 'remaining'>,
  spent: number,
): number | undefined {
  if (thresholdStatus === 'Threshold Reached') return 1;
  if (thresholdStatus !== 'Above Threshold') return undefined;
  const gone = Number.isFinite(spent) ? Math.max(0, spent) : 0;
  return gone / (gone + remaining);
}
