import * as v from 'valibot';
import type { IsoDate } from './calendar.ts';
import { checkbox, line, requiredCheckbox } from './fields.ts';
import { guestName, maxLength, required } from './rules.ts';
import { obey } from './validate.ts';

/** The options of an event (spec 3 §5). */
export interface EventOptions {
  /** The calendar days of the event; with two or more the shopper may choose (spec 3 §5). */
  readonly days?: readonly IsoDate[] | undefined;
}

/**
 * Event sign-up (spec 3 §5): the terms are required, the guest's name is validated only if entered. Days are
 * unique, in the event's order; none for a one-day event, unknown days are rejected.
 */
export function eventRegistrationSchema({ days = [] }: EventOptions = {}) {
  const offered = days.length > 1 ? days : [];
  return v.object({
    eventId: line([required]),
    plusOne: line([maxLength(60), guestName]),
    attendingDays: v.pipe(
      v.nullish(v.unknown(), ''),
      v.transform(chosenDays),
      obey<readonly unknown[]>([
        { code: 'oneOf', test: (chosen) => chosen.every((day) => isDay(day) && days.includes(day)) },
      ]),
      v.transform((chosen): readonly IsoDate[] => offered.filter((day) => chosen.includes(day))),
    ),
    eventTermsAccepted: checkbox([requiredCheckbox]),
  });
}

/** A form sends a field per day, a request one comma-joined text. */
function chosenDays(chosen: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  return list
    .flatMap((part) => (typeof part === 'string' ? part.split(',').map((day) => day.trim()) : [part]))
    .filter((day) => day !== '');
}

function isDay(day: unknown): day is IsoDate {
  return typeof day === 'string';
}
