import type { CheckoutStatus } from '@haberdash/checkout';
import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';

const NAME = 'checkout-status';
const EXPRESS: CheckoutStatus = 'EXPRESS';

/** The status of the checkout of a cart: that of another cart does not count (spec 1 §4). */
export const readCheckoutStatus = (
  session: Pick<ShopperSession, 'value'>,
  cartId: string | undefined,
): CheckoutStatus => (session.value(NAME) === `${EXPRESS} ${cartId}` ? EXPRESS : 'STANDARD');

/** Stores that the checkout of a cart began at its summary, with saved data. */
export const storeExpress = (session: Pick<ShopperSession, 'setValue'>, cartId: string): void =>
  session.setValue(NAME, `${EXPRESS} ${cartId}`);

export const forgetExpress = ({ setValue }: Pick<ShopperSession, 'setValue'>): void =>
  setValue(NAME, undefined);

/** A step that a shopper opens is an edit; one opened by an error is not. */
export const noteEdit = (session: Pick<ShopperSession, 'setValue'>, query: URLSearchParams): void => {
  if (!query.has('rejected')) forgetExpress(session);
};
