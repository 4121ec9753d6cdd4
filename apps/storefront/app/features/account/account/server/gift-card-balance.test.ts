import { expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runBalance } from './gift-card-balance.server.ts';

const BALANCE = 'POST /cart/v1/giftcard/balance';
const giftCard = 'GC7730014820';
const pin = '0412';
const card = { balance: 35.5, currency: 'USD', lastFour: '4820', expiresOn: '2028-11-30' };

async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = fakeShopper(responses, { fields, path: '/gift-cards/balance' });
  return { result: await outcome(runBalance(shopper)), seen };
}

it('says what is left on a card, however its number was typed, and repeats neither number nor PIN', async () => {
  const { result, seen } = await send({ [BALANCE]: { body: card } }, { giftCard: 'GC77 3001 4820 ', pin });
  expect(result.data).toEqual({ card, formErrors: [], number: '' });
  expect(seen).toMatchObject([{ body: { code: giftCard, pin } }]);
});

it('rejects what cannot be a number or a PIN at its field, without a call', async () => {
  const { result, seen } = await send({}, { giftCard: ' ', pin: '12' });
  expect(result).toMatchObject({
    status: 400,
    data: {
      formErrors: [
        { field: 'giftCard', text: 'Enter the number of the gift card.' },
        { field: 'pin', text: 'The PIN has 4 to 8 digits.' },
      ],
    },
  });
  expect(seen).toEqual([]);
});

it.each([
  ['GFC700', 400, 'can’t be found'],
  ['GFC760', 400, 'check its number and PIN'],
  ['GFC800', 400, 'can’t be found'],
  ['GFC725', 409, 'country or currency'],
  ['GFC740', 409, 'no money left'],
  ['GFC812', 409, 'has expired'],
  ['GFC799', 409, 'again in a moment'],
  ['GFS800', 409, 'can’t be checked at the moment'],
  ['AUT403', 403, 'not a robot'],
  ['API429', 429, 'wait a moment'],
] as const)(
  'says in words why %s was answered, and repeats the number alone',
  async (code, status, words) => {
    const { result } = await send({ [BALANCE]: formError(code, status) }, { giftCard, pin });
    expect(result.data).toMatchObject({
      formErrors: [{ text: expect.stringContaining(words) }],
      number: giftCard,
    });
    expect(JSON.stringify(result.data)).not.toContain(pin);
  },
);
