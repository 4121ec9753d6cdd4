import { ServiceError } from '../../../platform/errors/service-error.ts';

/** Event fields of a content document. */
export interface ShopEvent {
  readonly startDate: string;
  readonly endDate: string;
  readonly enablePlusOne?: boolean;
}

const DAY_MS = 86_400_000;
/** Time zones shift the ends of an event by up to a day from UTC. */
const SLACK_DAYS = 1;

/** The event of a document; undefined for other documents. */
export function eventOf(body: unknown): ShopEvent | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { startDate, endDate, enablePlusOne } = body as Readonly<Record<string, unknown>>;
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return undefined;
  if (Number.isNaN(Date.parse(startDate)) || Number.isNaN(Date.parse(endDate))) return undefined;
  return { startDate, endDate, enablePlusOne: enablePlusOne === true };
}

/** The distinct attended days; rejects other days, and events that are over (spec 3 §3, §5). */
export function attendingDays(
  event: ShopEvent,
  chosen: string | undefined,
  nowMs: number,
): readonly string[] {
  if (Date.parse(event.endDate) < nowMs) throw new ServiceError('API404');
  const days = [...new Set((chosen ?? '').split(',').filter((day) => day !== ''))].toSorted();
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const first = Date.parse(event.startDate) - SLACK_DAYS * DAY_MS;
  const last = Date.parse(event.endDate) + SLACK_DAYS * DAY_MS;
  if (days.some((day) => !(noon(day) >= first && noon(day) <= last))) {
    throw new ServiceError('API400', { field: 'attendingDays' });
  }
  return days;
}
