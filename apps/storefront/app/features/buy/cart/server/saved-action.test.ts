import { describe, expect, it } from 'vitest';
import { cart, cartId, otherCartId, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { run } from './run-cart-action.fixtures.ts';

describe('what is saved for later', () => {
  const listId = 'b1f29f3e-7c1b-4a63-9b0e-4d7a1f0a6b33';
  const savedId = 'c1f29f3e-7c1b-4a63-9b0e-4d7a1f0a6b44';
  const saveCall = `POST /cart/v2/cart/${cartId}/saveForLater`;
  const moveCall = 'PUT /cart/v2/saveForLater';
  const empty = { saveForLater: { items: [], total: 0 } };
  const move = { intent: 'move', itemId: savedId, savedId: listId, name: 'Corrie shell' };

  it('leaves the bag with the answer of its own call', async () => {
    const { result, seen } = await run(
      { [saveCall]: { body: { ...empty, cart: cart({ items: [], totalItems: 0 }) } } },
      { intent: 'save', itemId: 'line-1', name: 'Corrie shell' },
    );
    expect(result).toMatchObject({
      ok: true,
      cart: { totalItems: 0 },
      text: 'Corrie shell was saved for later.',
    });
    expect(seen).toMatchObject([{ call: saveCall, body: { itemId: 'line-1' } }]);
  });

  it('counts as saved after a lost answer when its line has left the bag', async () => {
    const { result } = await run(
      {
        [saveCall]: 'no-answer',
        [`GET /cart/v1/cart/${cartId}`]: { body: cart({ items: [], totalItems: 0 }) },
      },
      { intent: 'save', itemId: 'line-1', name: 'Corrie shell' },
    );
    expect(result).toMatchObject({ ok: true, intent: 'save' });
  });

  it('moves into the bag, which is made when there is none', async () => {
    const { result, seen } = await run(
      {
        'POST /cart/v1/cart': { body: { id: otherCartId }, status: 201 },
        [moveCall]: { body: { ...empty, cart: cart() } },
      },
      move,
      { basketId: undefined },
    );
    expect(result).toMatchObject({
      ok: true,
      cart: { totalItems: 2 },
      text: 'Corrie shell was moved to your bag.',
    });
    expect(seen.at(-1)?.body).toEqual({ saveForLaterId: listId, itemId: savedId, cartId: otherCartId });
  });

  it('stays where it is when it is sold out, and says so in the words of the specification', async () => {
    const { result } = await run({ [moveCall]: formError('INV408') }, move);
    expect(result).toMatchObject({
      ok: false,
      formError: { place: 'line', itemId: savedId, text: 'this item could not be moved to cart' },
    });
  });

  it('is removed without a bag', async () => {
    const { result } = await run(
      { [`DELETE /cart/v2/saveForLater/${listId}/items/${savedId}`]: { body: empty } },
      { ...move, intent: 'remove-saved' },
      { basketId: undefined },
    );
    expect(result).toEqual({
      ok: true,
      intent: 'remove-saved',
      text: 'Corrie shell was removed from your saved items.',
    });
  });
});
