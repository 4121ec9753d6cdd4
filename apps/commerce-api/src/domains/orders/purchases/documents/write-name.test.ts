import { expect, it } from 'vitest';

import { inVisualOrder } from './write-name.ts';

const order = (...texts: string[]) =>
  inVisualOrder(texts.map((text) => ({ text })))
    .map(({ text }) => text)
    .join('');

it('right-to-left words are in visual order, with the numbers after them', () => {
  expect(order('רחוב', ' ', 'הרצל', ' ', '5')).toBe(['5', ' ', 'הרצל', ' ', 'רחוב'].join(''));
});
it('words of Latin letters beside them keep their place', () => {
  expect(order('Ann', ' ', 'כהן', ' ', 'לוי', ', ', 'Haifa')).toBe(
    ['Ann', ' ', 'לוי', ' ', 'כהן', ', ', 'Haifa'].join(''),
  );
  expect(order('Main', ' ', 'Street', ' ', '5')).toBe('Main Street 5');
});
