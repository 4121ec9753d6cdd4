import type { CartItem } from '@haberdash/api-client/cart';

/** How a line is given: goods wrapped and with a receipt without prices, a gift card to somebody by mail. */
export interface LineGiftView {
  readonly wrap: boolean;
  readonly receipt: boolean;
  readonly message?: string;
  readonly to?: string;
  readonly email?: string;
  /** Day, as 2026-12-24. */
  readonly sendOn?: string;
}

/** As many signs as a message may have. */
export const GIFT_MESSAGE_LENGTH = 500;

/** How a line is given; nothing of one that is no gift. */
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
