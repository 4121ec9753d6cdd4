import { expect, it } from 'vitest';

import { memoize } from './memoize.ts';

it('makes each value once', () => {
  const valueOf = memoize((key) => ({ key }));
  expect(valueOf('a')).toEqual({ key: 'a' });
  expect(valueOf('a')).toBe(valueOf('a'));
  expect(valueOf('b')).toEqual({ key: 'b' });
});
