import { describe, expect, it } from 'vitest';
import { savedPageOf, toSavedView } from './saved-view.ts';

const id = '9d0b6a3e-2a1c-4a6f-8a51-6e3f0d9c7b22';

describe('what was saved for later', () => {
  it.each([
    ['', 1, 0],
    ['saved=3', 3, 16],
    ['saved=0', 1, 0],
    ['saved=-2', 1, 0],
    ['saved=2.5', 1, 0],
    ['saved=x', 1, 0],
  ])('is read by start and count: %j is page %i', (query, page, start) => {
    expect(savedPageOf(new URLSearchParams(query))).toEqual({ page, start, count: 8 });
  });

  it('shows nothing of an empty list, and a product that has left the shop without its name', () => {
    expect(toSavedView({ saveForLaterId: id, total: 0, items: [] }, 1)).toBeUndefined();
    const gone = { itemId: id, productId: 'NF1A2B3CRED', qty: 1, pageUrl: '/p/x-NF1A2B3C', available: false };
    const view = toSavedView({ saveForLaterId: id, total: 9, items: [gone] }, 2);
    expect(view).toMatchObject({ listId: id, page: 2, pageCount: 2, items: [{ id, available: false }] });
    expect(view?.items[0]).not.toHaveProperty('name');
  });
});
