// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstOf } from './use-first-of.ts';

it('what came with a key stays while the key does, and gives way to what comes with another', () => {
  const first = { reviews: 4 };
  const other = { reviews: 7 };
  const { result, rerender } = renderHook(({ key, value }) => useFirstOf(key, value), {
    initialProps: { key: 'shell', value: first },
  });
  rerender({ key: 'shell', value: { reviews: 4 } });
  expect(result.current).toBe(first);
  rerender({ key: 'fleece', value: other });
  expect(result.current).toBe(other);
});
