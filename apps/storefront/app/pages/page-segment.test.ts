import { expect, it } from 'vitest';
import { lastPageSegment, pageSegment } from './page-segment.ts';

it.each([
  ['product', '/p/shell-NF8KH8C3', 'shell-NF8KH8C3', 'shell-NF8KH8C3'],
  ['product', '/p/shell-NF8KH8C3/reviews', 'shell-NF8KH8C3', undefined],
  ['product', '/p/shell-NF8KH8C3?color=red', 'shell-NF8KH8C3?color=red', undefined],
  ['product', '/p/', undefined, undefined],
  ['product', '/c/shell-NF8KH8C3', undefined, undefined],
  ['product', '//evil.example/p/x', undefined, undefined],
  ['category', '/c/jackets-1100', 'jackets-1100', 'jackets-1100'],
  ['category', '/c/../p-1100', '..', undefined],
] as const)('of the %s page %s has the part %s, and ends with %s', (page, path, part, last) => {
  expect(pageSegment(page, path)).toBe(part);
  expect(lastPageSegment(page, path)).toBe(last);
});
