import { expect, it } from 'vitest';
import { hasAnyValue, judgeFavourite, MAX_FAVOURITES } from './index.ts';

it('does what the example of the README says', () => {
  expect(judgeFavourite({ total: MAX_FAVOURITES, isThere: false })).toBe('full');
  expect(hasAnyValue({ firstName: ' ' })).toBe(false);
});
