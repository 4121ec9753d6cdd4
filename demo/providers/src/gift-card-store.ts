import * as v from 'valibot';

import type { Books } from './books.ts';
import { GIFT_PARTS } from './gift-refund-store.ts';

const chargeRow = v.object({
  key: v.string(),
  token: v.string(),
  amount: v.number(),
  state: v.picklist(['authorised', 'captured', 'declined', 'voided']),
  reason: v.nullable(v.string()),
});

const soldRow = v.object({ code: v.string(), pin: v.string(), amount: v.number(), currency: v.string() });

export type SoldCard = v.InferOutput<typeof soldRow>;

/** A charge of a gift card, by the shop's key. */
export type SandboxCharge = v.InferOutput<typeof chargeRow>;

/** Reserved and captured amounts less refunds. */
const SPENT = `coalesce(sum(amount - ${GIFT_PARTS}), 0)`;

/** Every change is one conditional statement, so that concurrent calls cannot both win. */
export const giftCardStore = (books: Books) => {
  const charge = (key: string): SandboxCharge | undefined => {
    const found = books
      .prepare('select key, token, amount, state, reason from gift_charge where key = ?')
      .get(key);
    return found && v.parse(chargeRow, found);
  };
  const soldBy = (column: 'key' | 'code', value: string): SoldCard | undefined => {
    const found = books
      .prepare(`select code, pin, amount, currency from sold_gift_card where ${column} = ?`)
      .get(value);
    return found && v.parse(soldRow, found);
  };
  return {
    charge,
    sold: (code: string): SoldCard | undefined => soldBy('code', code),
    /** Sells a card; idempotent by key. */
    sellOnce(key: string, { code, pin, amount, currency }: SoldCard): SoldCard {
      books
        .prepare(
          'insert into sold_gift_card (key, code, pin, amount, currency) values (?, ?, ?, ?, ?) on conflict do nothing',
        )
        .run(key, code, pin, amount, currency);
      const card = soldBy('key', key);
      if (card === undefined) throw new TypeError('the card was not sold');
      return card;
    },
    /** Reserved and captured amounts of a card, in minor units. */
    spent(token: string): number {
      const found = books
        .prepare(
          `select ${SPENT} as spent from gift_charge
            where token = ? and state in ('authorised', 'captured')`,
        )
        .get(token);
      return v.parse(v.object({ spent: v.number() }), found).spent;
    },
    /** Reserves an amount if the balance suffices, else records the rejection; idempotent by key. */
    chargeOnce(
      { key, token, amount, reason }: Pick<SandboxCharge, 'key' | 'token' | 'amount' | 'reason'>,
      balance: number,
      now: number,
    ): SandboxCharge {
      books
        .prepare(
          `insert into gift_charge (key, token, amount, state, reason, updated_at)
            select ?, ?, ?, case when enough then 'authorised' else 'declined' end,
              case when enough then null else ? end, ?
            from (select ${SPENT} + ? <= ? as enough from gift_charge
              where token = ? and state in ('authorised', 'captured'))
            where true on conflict (key) do nothing`,
        )
        .run(key, token, amount, reason, now, amount, balance, token);
      const recorded = charge(key);
      if (recorded === undefined) throw new TypeError('the charge was not recorded');
      return recorded;
    },
    /** Moves a charge between states; false if it is not in the first. */
    move(key: string, from: SandboxCharge['state'], to: SandboxCharge['state'], now: number): boolean {
      const { changes } = books
        .prepare('update gift_charge set state = ?, updated_at = ? where key = ? and state = ?')
        .run(to, now, key, from);
      return changes > 0;
    },
    /** Voids also an unknown key, so that a late charge fails. False once captured. */
    voidOnce(key: string, now: number): boolean {
      const { changes } = books
        .prepare(
          `insert into gift_charge (key, token, amount, state, updated_at) values (?, '', 0, 'voided', ?)
            on conflict (key) do update set state = 'voided', updated_at = excluded.updated_at
            where state <> 'captured'`,
        )
        .run(key, now);
      return changes > 0;
    },
  };
};
