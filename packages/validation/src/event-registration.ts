import * as v from 'valibot';
import type { IsoDate } from './calendar.ts';
import { checkbox, line, requiredCheckbox } from './fields.ts';
import { guestName, maxLength, required } from './rules.ts';
import { obey } from './validate.ts';

/** What an event lets a shopper choose (spec 3 §5). */
export interface EventOptions {
  /** The calendar days of the event; with two or more the shopper may choose among them (spec 3 §5). */
  readonly days?: readonly IsoDate[] | undefined;
}

/**
 * Signing up for an event (spec 3 §5): the terms box is needed, the guest's name is checked only when entered. Days
 * leave in the order of the event, each once; a one-day event leaves none, a day that the event does not have is rejected.
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

/** A form sends a field per day, a request one comma-joined text; an empty choice is none. */
function chosenDays(chosen: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  return list
    .flatMap((part) => (typeof part === 'string' ? part.split(',').map((day) => day.trim()) : [part]))
    .filter((day) => day !== '');
}

function isDay(day: unknown): day is IsoDate {
  return typeof day === 'string';
}
