import type { AnalyticsDateFormat } from '@haberdash/analytics';
import type { PlacedOrderView } from '../../../buy/checkout/index.ts';

/** How reports of a country write a day: the month first where its people do (spec 2 §9). */
export const reportDateFormat = (country: string): AnalyticsDateFormat =>
  country === 'US' ? 'MM/DD/YYYY' : 'DD/MM/YYYY';

const MINOR_PER_MAJOR = 100;

/** An order as the provider counts it: revenue in the smallest unit, and its number, which is not sent, as the cause. */
export const orderConversion = ({
  orderNumber,
  currency,
  totals: { total },
}: Pick<PlacedOrderView, 'orderNumber' | 'currency' | 'totals'>) => ({
  eventKey: 'purchase',
  cause: orderNumber,
  tags: { revenue: Math.round(total * MINOR_PER_MAJOR), value: total, currency },
});
