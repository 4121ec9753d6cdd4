import { describe, expect, it } from 'vitest';
import { fakeShopper, outcome, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readSaved } from './saved-list.server.ts';

const call = 'GET /wishlists/v2/saveForLater';
const saveForLaterId = '9d0b6a3e-2a1c-4a6f-8a51-6e3f0d9c7b22';

describe('what the bag shows of what was saved for later', () => {
  it('is nothing, and costs no call, in a store session', async () => {
    const { shopper, seen } = fakeShopper({});
    await expect(
      readSaved({ ...shopper, session: { ...shopper.session, isAgent: () => true } }),
    ).resolves.toBeUndefined();
    expect(seen).toEqual([]);
  });

  it('is left out where the list cannot be read: the bag itself is shown', async () => {
    const { shopper } = fakeShopper({ [call]: formError('GEN500', 500) });
    await expect(readSaved(shopper)).resolves.toBeUndefined();
  });

  it('leads to the last page when the one that was asked for has lost its items', async () => {
    const { shopper } = fakeShopper(
      { [call]: { body: { saveForLaterId, items: [], total: 8 } } },
      { path: '/cart?saved=2' },
    );
    await expect(outcome(readSaved(shopper))).resolves.toEqual({ to: '/en-gb/cart?saved=1#saved' });
  });
});
