import { say, type Edition, type Text } from '../../shared/text.ts';
import { deliveryMessages } from './messages.ts';
import type { Method, MethodCode } from './rules/methods.ts';

const labels: Readonly<Record<MethodCode, Text>> = {
  standard: deliveryMessages.standardDelivery,
  express: deliveryMessages.expressDelivery,
  'same-day': deliveryMessages.sameDayDelivery,
};

/** Name of a method. */
export const methodLabel = (method: Pick<Method, 'code'>, edition: Edition): string =>
  say(labels[method.code], edition);

/** Delivery time of a method: its range of working days, or the same day said as such. */
export function deliveryTime({ days }: Method, edition: Edition): string {
  if (days === undefined) return say(deliveryMessages.sameDay, edition);
  return say(deliveryMessages.workingDays, edition, { from: String(days[0]), to: String(days[1]) });
}
