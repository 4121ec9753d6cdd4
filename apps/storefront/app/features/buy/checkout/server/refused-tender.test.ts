import type { CheckoutState } from '@haberdash/checkout';
import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  refusal,
  type Answers,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { takeOffRefused } from './refused-tender.server.ts';

const getCart = `GET /cart/v1/cart/${cartId}`;
const remove = `DELETE /cart/v1/cart/${cartId}/paymentInstruments`;
const covered = cart({
  remainingToPay: 0,
  payment_instruments: [
    { code: 'GIFT_CARD', label: 'Gift card', id: 'pi-gift', amount: 40 },
    { code: 'WALLET', label: 'Digital wallet', id: 'pi-wallet', amount: 200 },
  ],
});
const refusedWith = (code: string): CheckoutState => ({
  step: 'billing',
  status: 'STANDARD',
  refusal: { code, recovery: 'to-billing', message: '', params: {}, place: 'banner' },
});
const takenOff = async (state: CheckoutState, answer: Answers[string] = { body: covered }) => {
  const { shopper, seen } = fakeShopper({ [getCart]: { body: covered }, [remove]: answer });
  await takeOffRefused(shopper, state);
  return seen.filter(({ call }) => call === remove).map(({ body }) => body);
};

describe('a wallet on a cart', () => {
  it('is taken off when its payment was refused, and nothing else is', async () => {
    expect(await takenOff(refusedWith('PAYMENT_ERROR'))).toEqual([{ payment_instrument_id: 'pi-wallet' }]);
  });

  it('stays when another tender was refused', async () => {
    expect(await takenOff(refusedWith('GFO404'))).toEqual([]);
  });

  it('that cannot be taken off hides no refusal', async () => {
    await expect(takenOff(refusedWith('PAYMENT_ERROR'), refusal('PYT404'))).resolves.toHaveLength(1);
  });
});
