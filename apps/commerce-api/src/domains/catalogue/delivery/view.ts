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

/** The name of a method; the same day only while it is possible. */
export const methodLabel = ({ code, isLater }: Pick<Method, 'code' | 'isLater'>, edition: Edition): string =>
  formatText(isLater === true ? deliveryMessages.courierDelivery : labels[code], edition);

/** Formatters are few, because locales are those of the sites. */
const formatOf = memoize(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** The arrival of a delivery as text: a day, or the first and last one. */
export const deliveryTime = ({ dates }: Pick<Method, 'dates'>, locale: string): string =>
  formatOf(locale).formatRange(Date.parse(dates.from), Date.parse(dates.to));

/** The duration of a method without an order: a range of working days, or the same day. */
export const deliveryDuration = ([from, to]: DeliveryDays, edition: Edition): string =>
  to === 0
    ? formatText(deliveryMessages.sameDay, edition)
    : formatText(deliveryMessages.workingDays, edition, { from: String(from), to: String(to) });
