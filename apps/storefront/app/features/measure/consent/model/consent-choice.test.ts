import { parseConsentCookie } from '@haberdash/experiments';
import { describe, expect, it } from 'vitest';
import { choiceCookie, readChoice } from './consent-choice.ts';
import { referrerPath } from './referrer-path.ts';

const form = (...fields: readonly (readonly [string, string])[]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

describe('a choice', () => {
  it.each([
    ['accepting allows everything', [['choice', 'all']], ['performance', 'functional', 'targeting']],
    [
      'rejecting allows nothing',
      [
        ['choice', 'none'],
        ['category', 'targeting'],
      ],
      [],
    ],
    [
      'saving allows what is ticked',
      [
        ['choice', 'save'],
        ['category', 'functional'],
      ],
      ['functional'],
    ],
    [
      'saving ignores what is no category',
      [
        ['choice', 'save'],
        ['category', 'required'],
        ['category', '__proto__'],
      ],
      [],
    ],
  ] as const)('%s', (_name, fields, expected) =>
    expect([...(readChoice(form(...fields)) ?? [])]).toEqual(expected),
  );

  it('is none without a button that is known', () => {
    expect(readChoice(form())).toBeUndefined();
    expect(readChoice(form(['choice', 'everything']))).toBeUndefined();
  });
});

it('the cookie keeps every answer for half a year, where scripts can read it', () => {
  const facts = { now: new Date(0), hasPrivacySignal: false, isSecure: true };
  const cookie = choiceCookie(new Set(['functional']), facts);
  expect(Object.fromEntries(parseConsentCookie(cookie) ?? [])).toEqual({
    C0001: true,
    C0002: false,
    C0003: true,
    C0004: false,
  });
  expect(cookie).toMatch(/; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/);
  expect(choiceCookie(new Set(), { ...facts, isSecure: false })).not.toContain('Secure');
});

describe('the way back from a form', () => {
  const shop = { origin: 'https://shop.example', locale: 'en-gb' };
  it.each([
    ['https://shop.example/en-gb/c/jackets-1100?size=M#top', '/en-gb/c/jackets-1100?size=M'],
    ['https://shop.example/en-gb', '/en-gb'],
    ['https://shop.example/en-gbx', '/en-gb'],
    ['https://shop.example/fr-fr', '/en-gb'],
    ['https://evil.example/en-gb/c/x', '/en-gb'],
    ['//evil.example', '/en-gb'],
    ['nonsense', '/en-gb'],
    [null, '/en-gb'],
  ])('from %s leads to %s', (referrer, expected) => expect(referrerPath(referrer, shop)).toBe(expected));
});
