import { expect, it } from 'vitest';
import { parseStylesheet } from './parse-stylesheet.ts';
import { selectStyles } from './select-styles.ts';

const select = (css: string, ...there: string[]) =>
  selectStyles(parseStylesheet(css), (condition) => there.includes(condition));

it('a rule is selected when all conditions of one of its selectors are met, and without the selectors that cannot match', () => {
  expect(select('p{top:0}.a{top:1px}.a .b{top:2px}.a,.c{top:3px}', '.a')).toBe(
    'p{top:0}.a{top:1px}.a{top:3px}',
  );
});

it('a group without rules is left out, neighbours under one condition are joined', () => {
  expect(
    select('@media (width>=1px){.b{top:0}}@media (hover){.a{top:0}}@media (hover){.a{left:0}}', '.a'),
  ).toBe('@media (hover){.a{top:0}.a{left:0}}');
});

it('states that come without a script are there from the start', () => {
  const css = '.a:hover{top:0}.a:focus-visible{top:1px}.a[open]{top:2px}';
  expect(select(css, '.a')).toBe(css);
});

it('custom properties come when a chosen rule uses them, also through another one', () => {
  expect(select(':root{--x:1px;--y:var(--x);--z:2px}.a{top:var(--y)}.b{top:var(--z)}', '.a')).toBe(
    ':root{--x:1px;--y:var(--x)}.a{top:var(--y)}',
  );
});

it('keyframes come when a chosen rule plays them', () => {
  expect(select('@keyframes in{to{top:0}}@keyframes out{to{top:0}}.a{animation:in 1s}', '.a')).toBe(
    '@keyframes in{to{top:0}}.a{animation:in 1s}',
  );
});

it('print is left to the stylesheet that comes later', () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2)}';
  expect(select(`${face}@media print{p{top:0}}`)).toBe(face);
});

it('states that a script sets before the stylesheet comes are there, a variant only where it was rendered', () => {
  const states = '.a[data-count]:after{top:0}.a[aria-pressed=true]{top:1px}';
  expect(select(`${states}.a[data-tone=sale]{top:2px}`, '.a')).toBe(states);
});
