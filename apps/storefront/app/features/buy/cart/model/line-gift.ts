import type { CartItem } from '@haberdash/api-client/cart';

export interface LineGiftView {
  readonly wrap: boolean;
  readonly receipt: boolean;
  readonly message?: string;
  readonly to?: string;
  readonly email?: string;
  readonly sendOn?: string;
}

/** The contract's maximum length. */
export const GIFT_MESSAGE_LENGTH = 500;

export function lineGift({ giftOption }: Pick<CartItem, 'giftOption'>): LineGiftView | undefined {
  if (giftOption === undefined) return undefined;
  const { wrap = false, receipt = false, message, to, email, sendOn } = giftOption;
  return {
    wrap,
    receipt,
    ...(message === undefined ? {} : { message }),
    ...(to === undefined ? {} : { to }),
    ...(email === undefined ? {} : { email }),
    ...(sendOn === undefined ? {} : { sendOn }),
  };
}
