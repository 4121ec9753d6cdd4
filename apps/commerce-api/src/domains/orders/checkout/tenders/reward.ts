import type { AppliedLoyaltyVoucher } from '@haberdash/api-client/cart';

import { shopperOf, type RequestContext } from '../../../../platform/context/request-context.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Own } from '../../../../platform/policy/objects.ts';
import { marketOf } from '../../../../shared/countries/table.ts';
import { toMinor } from '../../../../shared/money.ts';
import { type CartRow, vouchersOf, tenderRepository, type Payer } from '../../../shopping/index.ts';
import { spendFacts } from '../../../customers/index.ts';
import { addTender } from './add-tender.ts';
import { memberOf } from './check-tender.ts';

export interface RewardCall {
  readonly tx: Tx;
  readonly context: RequestContext;
  readonly payer: Payer | undefined;
  readonly now: number;
}

/** Applies a loyalty voucher as points, or removes it with 0; API400 for one not offered, REW140 without points. */
export async function applyVoucher(
  cart: Own<CartRow>,
  { points, amountInCurrency }: AppliedLoyaltyVoucher,
  { tx, context, payer, now }: RewardCall,
): Promise<void> {
  const { membership } = memberOf(payer);
  if (points === 0) return tenderRepository(tx).removeMethod(cart, 'LOYALTY_POINTS');
  const minimumPoints = marketOf(context.country)?.minimumPoints ?? 0;
  const voucher = vouchersOf(membership.points, minimumPoints).find((each) => each.points === points);
  const facts = await spendFacts(tx, shopperOf(context).subject, now);
  const isOffered = voucher?.amount === toMinor(amountInCurrency) && facts?.currency === context.currency;
  if (!isOffered) throw new ServiceError('API400', { field: 'appliedLoyaltyVoucher' });
  await addTender(tx, cart, { kind: 'points', most: points }, { context, now, payer, giftCard: undefined });
}
