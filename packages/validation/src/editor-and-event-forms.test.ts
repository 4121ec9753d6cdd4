import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { eventRegistrationSchema } from './event-registration.ts';
import { defaultText } from './messages.ts';
import { previewSchema } from './preview.ts';
import { validate } from './validate.ts';

const check = (schema: v.GenericSchema, values: unknown) => {
  const result = validate(schema, values);
  return result.ok
    ? result.values
    : Object.fromEntries(Object.entries(result.errors).map(([path, { code }]) => [path, code]));
};

describe('the preview form', () => {
  const schema = previewSchema(['hero', 'thin-banner']);

  it('needs a doc type of the list, with its own message', () => {
    for (const docType of ['', '  ', undefined, 'promo-bar']) {
      expect(check(schema, { docType })).toEqual({ docType: 'docType' });
    }
    expect(defaultText({ code: 'docType', params: {} })).toBe('Doc type is required');
    expect(check(schema, { docType: 5 })).toEqual({ docType: 'invalid' });
  });
  it('keeps a free layout variant', () => {
    expect(check(schema, { docType: ' hero ', layoutVariant: ' center ' })).toEqual({
      docType: 'hero',
      layoutVariant: 'center',
      limit: 20,
    });
  });
  it.each([
    ['10', 10],
    [10, 10],
    ['20', 20],
    ['50', 50],
    [50, 50],
    ['11', 20],
    ['', 20],
    [null, 20],
    ['1e1', 20],
    [[10], 20],
    [{ toString: 'no' }, 20],
  ])('reads the limit %j as %j', (limit, expected) => {
    expect(check(schema, { docType: 'hero', limit })).toMatchObject({ limit: expected });
  });
});

describe('signing up for an event', () => {
  const days = ['2026-06-12', '2026-06-13', '2026-06-14'];
  const form = (overrides: Record<string, unknown> = {}) => ({
    eventId: 'trail-day',
    eventTermsAccepted: 'on',
    ...overrides,
  });
  const chosen = (attendingDays: unknown, offered: readonly string[] = days) =>
    check(eventRegistrationSchema({ days: offered }), form({ attendingDays }));

  it('takes a guest, days and the terms', () => {
    expect(chosen(days[1])).toEqual({
      eventId: 'trail-day',
      eventTermsAccepted: true,
      plusOne: '',
      attendingDays: ['2026-06-13'],
    });
  });
  it.each([
    [undefined, []],
    ['', []],
    [[], []],
    [
      ['2026-06-14', '2026-06-12', '2026-06-14'],
      ['2026-06-12', '2026-06-14'],
    ],
    ['2026-06-14, 2026-06-13', ['2026-06-13', '2026-06-14']],
  ])('reads the days %j in the order of the event, each once', (attendingDays, expected) => {
    expect(chosen(attendingDays)).toMatchObject({ attendingDays: expected });
  });
  it.each([['2026-06-15'], [['2026-06-12', 'x']], [5], [[null]], [{}]])(
    'rejects %j, which is no day of the event',
    (attendingDays) => expect(chosen(attendingDays)).toEqual({ attendingDays: 'oneOf' }),
  );
  it('offers no choice on an event of one day', () => {
    expect(chosen('2026-06-12', ['2026-06-12'])).toMatchObject({ attendingDays: [] });
    expect(chosen(['2026-06-12', '2026-06-13'], ['2026-06-12', '2026-06-13'])).toMatchObject({
      attendingDays: ['2026-06-12', '2026-06-13'],
    });
    expect(chosen('2026-06-12', [])).toEqual({ attendingDays: 'oneOf' });
  });
  it('needs the event and its terms, and checks a guest only when entered, in at most 60 signs', () => {
    const schema = eventRegistrationSchema();
    expect(check(schema, {})).toEqual({ eventId: 'required', eventTermsAccepted: 'requiredCheckbox' });
    expect(check(schema, form({ plusOne: 'R2D2' }))).toEqual({ plusOne: 'guestName' });
    expect(check(schema, form({ plusOne: 'a'.repeat(61) }))).toEqual({ plusOne: 'maxLength' });
    expect(check(schema, form({ plusOne: 'a'.repeat(60) }))).toMatchObject({ plusOne: 'a'.repeat(60) });
  });
});
