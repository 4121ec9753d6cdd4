import { calendarDay } from '@haberdash/validation';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import { rulesOf } from '../../../shared/countries/address-rules.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import type { ProfilePlace } from './rules/details.ts';

/** The profile rules of the call's site. */
export function placeOf({ country, locale }: RequestContext, nowMs: number): ProfilePlace {
  const market = marketOf(country);
  if (market === undefined) throw new TypeError('a site stands in a country where the shop sells');
  return {
    rules: rulesOf(country, locale.slice(0, 2)) ?? {},
    minimumAge: market.minimumAge,
    today: calendarDay(nowMs, market.delivery.timeZone),
  };
}
