import { memoize } from '../../../shared/memoize.ts';
import { formatText, type Edition, type Text } from '../../../shared/text.ts';
import { deliveryMessages } from './messages.ts';
import type { DeliveryDays, Method, MethodCode } from './rules/methods.ts';

const labels: Readonly<Record<MethodCode, Text>> = {
  standard: deliveryMessages.standardDelivery,
  express: deliveryMessages.expressDelivery,
  'same-day': deliveryMessages.sameDayDelivery,
  pickup: deliveryMessages.pickup,
  sts: deliveryMessages.shipToStore,
  pudo: deliveryMessages.collectionPoint,
  digital: deliveryMessages.byMail,
  customs: deliveryMessages.madeToOrder,
};

/** Name of a method; it promises the same day only while that can be kept. */
export const methodLabel = ({ code, isLater }: Pick<Method, 'code' | 'isLater'>, edition: Edition): string =>
  formatText(isLater === true ? deliveryMessages.courierDelivery : labels[code], edition);

/** Locales are those of the shop's sites, so that there are few formats. */
const formatOf = memoize(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** When a delivery arrives, in the words of a locale: a day, or the first and the last one. */
export const deliveryTime = ({ dates }: Pick<Method, 'dates'>, locale: string): string =>
  formatOf(locale).formatRange(Date.parse(dates.from), Date.parse(dates.to));

/** How long a method takes, where no order says from when: a range of working days, or the same day. */
export const deliveryDuration = ([from, to]: DeliveryDays, edition: Edition): string =>
  to === 0
    ? formatText(deliveryMessages.sameDay, edition)
    : formatText(deliveryMessages.workingDays, edition, { from: String(from), to: String(to) });
