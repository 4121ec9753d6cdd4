import { expect, it } from 'vitest';
import { lineOfPath } from './line-of-path.ts';

it('finds the line of a value below keys that need escaping', () => {
  const text = '{\n "a/b": [1, "}",\n  {"c\\"d": [\n   true]}]\n}';
  expect(lineOfPath(text, '/a~1b/2/c"d/0')).toBe(4);
  expect(lineOfPath(text, '/a~1b/1')).toBe(2);
  expect(lineOfPath(text, '/nowhere')).toBe(1);
});
