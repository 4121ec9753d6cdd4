import { marketOf } from '../../../shared/countries/table.ts';
import type { OrderPlan } from './order-plan.ts';

/** Days in which an order can be sent back: those of the country that it went to. */
export function returnDaysOf({
  shipments,
  billingAddress,
}: Pick<OrderPlan, 'shipments' | 'billingAddress'>): number {
  const country = shipments[0]?.address?.countryCode ?? billingAddress.countryCode;
  return marketOf(country)?.returnDays ?? 0;
}
