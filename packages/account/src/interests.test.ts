import { expect, it } from 'vitest';
import { joinInterests, splitInterests } from './interests.ts';

it.each([
  ['some', ['hiking', 'trail running'], 'hiking|trail running'],
  ['none', [], ''],
  ['blank ones and doubles', [' hiking ', '', 'hiking'], 'hiking'],
  ['one with the sign between', ['a|b'], 'a b'],
])('interests are joined by pipes: %s', (_name, list, text) => expect(joinInterests(list)).toBe(text));

it.each([
  ['hiking|trail running', ['hiking', 'trail running']],
  ['', []],
  [undefined, []],
  ['|hiking| |hiking|', ['hiking']],
])('interests are read from %j', (text, list) => expect(splitInterests(text)).toEqual(list));
