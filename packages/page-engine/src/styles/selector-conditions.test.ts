import { expect, it } from 'vitest';
import { conditionsOf } from './selector-conditions.ts';

it.each([
  ['.card .title', ['.card', '.title']],
  ['a.-j8zH>b._4x:hover', ['.-j8zH', '._4x']],
  ['.button[data-size=lg]', ['.button', 'data-size=lg']],
  ['.button[data-size="3xl"]', ['.button', 'data-size=3xl']],
])('%s needs its classes and attributes', (selector, conditions) => {
  expect(conditionsOf(selector)).toEqual(conditions);
});

it.each([
  ['one of several', ':is(.a, .b).c', ['.c']],
  ['a negation', '.c:not(.a, [data-first]):has(:checked .b)', ['.c']],
  ['what a touch changes', '.c[open]', ['.c']],
  ['a state of accessibility', '.c[aria-expanded="true"]', ['.c']],
  ['an attribute that comes and goes', '.c[data-open]', ['.c']],
  ['a part of a value', '.c[data-id^=nf]', ['.c']],
  ['what scripts set on the document', 'html[data-asking][data-x] .c', ['.c']],
  ['an element', 'fieldset > legend', []],
])('%s is no condition', (_what, selector, conditions) => {
  expect(conditionsOf(selector)).toEqual(conditions);
});
