import type { CheckoutState } from '@haberdash/checkout';
import { describe, expect, it } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { removeRejectedTender } from './rejected-tender.server.ts';

const getCart = `GET /cart/v1/cart/${cartId}`;
const remove = `DELETE /cart/v1/cart/${cartId}/paymentInstruments`;
const covered = cart({
  remainingToPay: 0,
  payment_instruments: [
    { code: 'GIFT_CARD', label: 'Gift card', id: 'pi-gift', amount: 40 },
    { code: 'WALLET', label: 'Digital wallet', id: 'pi-wallet', amount: 200 },
  ],
});
const rejectedWith = (code: string): CheckoutState => ({
  step: 'billing',
  status: 'STANDARD',
  formError: { code, recovery: 'to-billing', message: '', params: {}, place: 'banner' },
});
const takenOff = async (state: CheckoutState, result: Responses[string] = { body: covered }) => {
  const { shopper, seen } = fakeShopper({ [getCart]: { body: covered }, [remove]: result });
  await removeRejectedTender(shopper, state);
  return seen.filter(({ call }) => call === remove).map(({ body }) => body);
};

describe('a wallet on a cart', () => {
  it('is taken off when its payment was rejected, and nothing else is', async () => {
    expect(await takenOff(rejectedWith('PAYMENT_ERROR'))).toEqual([{ payment_instrument_id: 'pi-wallet' }]);
  });

  it('stays when another tender was rejected', async () => {
    expect(await takenOff(rejectedWith('GFO404'))).toEqual([]);
  });

  it('that cannot be taken off hides no error', async () => {
    await expect(takenOff(rejectedWith('PAYMENT_ERROR'), formError('PYT404'))).resolves.toHaveLength(1);
  });
});
