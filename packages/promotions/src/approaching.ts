import { parseCallout, withDistance } from './callout.ts';
import { giftMessage, isGiftPromotion, type GiftMessages } from './gift.ts';
import type { FormatMoney } from './money.ts';
import { readable, textOf } from './readable.ts';

/** Where the basket stands, with the literal values of the specification (spec 2 §4). */
export type ThresholdStatus = 'Above Threshold' | 'Below Threshold' | 'Threshold Reached';

/**
 * A promotion as the cart service sends it: the approaching discounts and the summary name their fields differently
 * (spec 2 §3).
 */
export interface PromotionSource {
  readonly promotionId: string;
  readonly promotionClass?: string | undefined;
  readonly level?: string | undefined;
  readonly calloutMsg?: string | undefined;
  readonly calloutMessage?: string | undefined;
  readonly distanceFromConditionThreshold?: number | null | undefined;
  readonly approachingDisplayLevel?: readonly string[] | null | undefined;
}

/** One message to show; without contexts it shows everywhere (spec 2 §3, §4). */
export interface ApproachingPromotion {
  readonly id: string;
  readonly message: string;
  readonly contexts: readonly string[];
  readonly promotionClass: string;
  readonly thresholdStatus: ThresholdStatus;
  /** Still to spend, in major units; 0 where nothing or no amount remains. */
  readonly remaining: number;
}

/** What one run reads: the two lists of a cart, how money looks, and what gift promotions say (spec 2 §4). */
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
  return distance === undefined ? callout.below : withDistance(callout.distance, distance);
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
 * The list of one run, made anew every time, so that earlier dismissals are gone (spec 2 §4): approaching discounts
 * first, then what was reached. A promotion without a readable message is ignored; of one promotion the first counts.
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

/**
 * The list without one promotion, until the next run; the same list when it holds no such promotion. The items may be
 * what an application makes of them, as long as they keep their ids (spec 2 §4).
 */
export function dismissPromotion<Item extends Pick<ApproachingPromotion, 'id'>>(
  items: readonly Item[],
  id: string,
): readonly Item[] {
  return items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;
}

/** The items of one display context; those with no context show everywhere (spec 2 §4). */
export function promotionsFor(
  items: readonly ApproachingPromotion[],
  context: string,
): readonly ApproachingPromotion[] {
  return items.filter(({ contexts }) => contexts.length === 0 || contexts.includes(context));
}

/**
 * How much of the way to the threshold a basket has gone, 0 to 1, for a bar beside the message: `spent` counts in
 * major units. Reached is 1; nothing where the service names no distance (our own rule).
 */
export function thresholdProgress(
  { thresholdStatus, remaining }: Pick<ApproachingPromotion, 'thresholdStatus' | 'remaining'>,
  spent: number,
): number | undefined {
  if (thresholdStatus === 'Threshold Reached') return 1;
  if (thresholdStatus !== 'Above Threshold') return undefined;
  const gone = Number.isFinite(spent) ? Math.max(0, spent) : 0;
  return gone / (gone + remaining);
}
