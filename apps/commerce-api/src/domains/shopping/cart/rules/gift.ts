import type { GiftOption } from '@haberdash/api-client/cart';
import { isBlank } from '@haberdash/validation';

import type { Currency } from '../../../../shared/money.ts';
import { giftCardWorth } from '../../../ledger/index.ts';
import { todayIn } from '../../../catalogue/index.ts';

const MAX_DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

export function isGiftCardWorth(amount: number, currency: Currency): boolean {
  const [least, most] = giftCardWorth(currency);
  return Number.isInteger(amount) && amount >= least && amount <= most;
}

/** A stored gift, or the invalid field. */
export type GiftVerdict =
  | { readonly ok: true; readonly gift: GiftOption | null }
  | { readonly ok: false; readonly field: keyof GiftOption };

const rejected = (field: keyof GiftOption): GiftVerdict => ({ ok: false, field });

/** A gift card is mailed immediately or on a day within a year. */
export function checkGiftCard(gift: GiftOption, timeZone: string, nowMs: number): GiftVerdict {
  const { to = '', email = '', message = '', sendOn, wrap, receipt } = gift;
  if (isBlank(to)) return rejected('to');
  if (isBlank(email)) return rejected('email');
  if (wrap === true) return rejected('wrap');
  if (receipt === true) return rejected('receipt');
  if (sendOn !== undefined) {
    const first = todayIn(timeZone, nowMs);
    if (sendOn < first || sendOn > todayIn(timeZone, nowMs + MAX_DAYS_AHEAD * DAY_MS))
      return rejected('sendOn');
  }
  return {
    ok: true,
    gift: {
      to: to.trim(),
      email: email.trim(),
      ...(isBlank(message) ? {} : { message: message.trim() }),
      ...(sendOn === undefined ? {} : { sendOn }),
    },
  };
}

/** Goods may be wrapped, with message and gift receipt; an empty gift is null. */
export function checkGoodsGift(gift: GiftOption): GiftVerdict {
  const { to = '', message = '', wrap = false, receipt = false } = gift;
  if (gift.email !== undefined) return rejected('email');
  if (gift.sendOn !== undefined) return rejected('sendOn');
  const options: GiftOption = {
    ...(isBlank(to) ? {} : { to: to.trim() }),
    ...(isBlank(message) ? {} : { message: message.trim() }),
    ...(wrap ? { wrap } : {}),
    ...(receipt ? { receipt } : {}),
  };
  return { ok: true, gift: Object.keys(options).length === 0 ? null : options };
}
