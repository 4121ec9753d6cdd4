import { expect, it } from 'vitest';
import { parseStylesheet } from './parse-stylesheet.ts';
import { selectStyles } from './select-styles.ts';

const whole = (css: string) => selectStyles(parseStylesheet(css), () => true);

it.each([
  ['layers and their order', '@layer a, b;@layer a{p{top:0}@media (width>=48rem){p{top:1px}}}'],
  ['strings that look like the end', 'p:before{content:"}";top:0}a{content:"\\"}{"}'],
  ['addresses with marks', 'p{mask:url("data:image/svg+xml,%3Csvg d=\'a;b\'/%3E");top:0}'],
  ['several selectors', ':is(h1,h2):not(.a,.b),p{top:0}'],
  ['statements', '@view-transition{navigation:auto}::view-transition-old(root){animation-duration:1s}'],
  ['escapes', '.a\\:b{top:0}'],
])('%s are read unchanged', (_what, css) => {
  expect(whole(css)).toBe(css);
});

it('a comment is left out, and a rule that is not closed does no harm', () => {
  expect(whole('p{top:0}/*$vite$:1*/a{top:0')).toBe('p{top:0}a{top:0}');
});
