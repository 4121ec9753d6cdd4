import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changeMemory,
  forgetMemory,
  mayRemember,
  parseMemory,
  readMemory,
  withLatest,
} from './browsing-memory.ts';

const GRANTED = 'OptanonConsent=groups=C0001:1,C0002:0,C0003:1,C0004:0';
const REJECTED = 'OptanonConsent=groups%3DC0001%3A1%2CC0003%3A0';

it.each([
  ['a site that asks remembers nothing before the answer', '', true, false],
  ['a site that does not ask remembers', '', false, true],
  ['a grant counts where the shop asks', `a=b; ${GRANTED}`, true, true],
  ['an error counts everywhere', REJECTED, false, false],
])('%s', (_name, cookies, isAsked, expected) => expect(mayRemember(cookies, isAsked)).toBe(expected));

it('what others have written into the storage is nothing', () => {
  for (const text of [null, '', 'null', '[]', '7', '{"viewed":"x","searches":[1],"compared":{}}'])
    expect(parseMemory(text)).toEqual({ viewed: [], searches: [], compared: [] });
  expect(parseMemory('{"viewed":["A",1],"postalCode":"97205"}')).toEqual({
    viewed: ['A'],
    searches: [],
    compared: [],
    postalCode: '97205',
  });
});

it('the latest stands first, once, and the oldest go', () => {
  expect(withLatest(['B', 'A'], 'A', 3)).toEqual(['A', 'B']);
  expect(withLatest(['C', 'B', 'A'], 'D', 3)).toEqual(['D', 'C', 'B']);
});

const stored = new Map<string, string>();
let cookie = '';

beforeEach(() => {
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    getElementById: () => null,
  });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});
afterEach(() => {
  forgetMemory();
  vi.unstubAllGlobals();
  cookie = '';
});

const view = (id: string) => changeMemory((known) => ({ ...known, viewed: withLatest(known.viewed, id, 8) }));

it('is stored with consent, and for the page alone after an error', () => {
  view('A');
  expect([...stored.values()].join('')).toContain('"A"');
  forgetMemory();
  cookie = REJECTED;
  view('B');
  expect(stored.size).toBe(0);
  expect(readMemory().viewed).toEqual(['B']);
});

it('forgets everything at once', () => {
  view('A');
  forgetMemory();
  expect(stored.size).toBe(0);
  expect(readMemory().viewed).toEqual([]);
});
