import { marketOf } from '../../../shared/countries/table.ts';
import type { OrderPlan } from './order-plan.ts';

/** The return period in days of the destination country. */
export function returnDaysOf({
  shipments,
  billingAddress,
}: Pick<OrderPlan, 'shipments' | 'billingAddress'>): number {
  const country = shipments[0]?.address?.countryCode ?? billingAddress.countryCode;
  return marketOf(country)?.returnDays ?? 0;
}
