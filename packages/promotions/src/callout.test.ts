import { expect, it } from 'vitest';
import { parseCallout, fillDistance } from './callout.ts';

it.each([
  ['one part', 'Spend more', undefined],
  ['two parts', 'a|b', undefined],
  ['four parts', 'a|b|c|d', undefined],
  ['three parts', ' a | b|c ', { below: 'a', distance: 'b', reached: 'c' }],
  ['three empty parts', '||', { below: '', distance: '', reached: '' }],
  ['a number', 12, undefined],
  ['nothing', null, undefined],
])('reads %s', (_name, callout, expected) => {
  expect(parseCallout(callout)).toEqual(expected);
});

it('inserts the amount for every placeholder, and leaves other texts unchanged', () => {
  expect(fillDistance('{distance} and {distance}', '$1')).toBe('$1 and $1');
  expect(fillDistance('{Distance} { distance }', '$1')).toBe('{Distance} { distance }');
});
