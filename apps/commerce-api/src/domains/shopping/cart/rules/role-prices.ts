/** A role with prices, by its balance. */
export type PricedRole = 'EMPLOYEE' | 'ATHLETE' | 'PROSUMER';

/** Reduction of the original price in per cent. */
const PERCENT: Readonly<Record<PricedRole, number>> = { EMPLOYEE: 40, ATHLETE: 30, PROSUMER: 25 };

export interface RoleShopper {
  readonly role: PricedRole;
  /** Remaining cap or credit in minor units. */
  readonly left: number;
}

/** A line before reductions, in minor units per unit. */
export interface FullLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitCurrent: number;
  readonly unitOriginal: number;
  readonly isGiftCard?: boolean;
}

/** A line's reduction and its cap spend. */
export interface RolePrice {
  readonly off: number;
  readonly spend: number;
}

const NOTHING: RolePrice = { off: 0, spend: 0 };

/** Role price of a line (spec 1 §6): per cent off the original price while the cap suffices, if lower. */
export function priceFor(line: FullLine, { role, left }: RoleShopper): RolePrice {
  const { quantity, unitCurrent, unitOriginal, isGiftCard } = line;
  const rolePrice = unitOriginal - Math.round((unitOriginal * PERCENT[role]) / 100);
  const saved = unitCurrent - rolePrice;
  if (isGiftCard === true || saved <= 0) return NOTHING;
  const pricedQuantity =
    rolePrice === 0 ? quantity : Math.min(quantity, Math.floor(Math.max(0, left) / rolePrice));
  return { off: pricedQuantity * saved, spend: pricedQuantity * rolePrice };
}

/** Role prices of a cart in line order. */
export interface RolePrices {
  readonly byLine: ReadonlyMap<string, number>;
  readonly off: number;
  readonly spend: number;
}

/** Prices lines in order, each from the remaining cap. */
export function rolePrices(lines: readonly FullLine[], { role, left }: RoleShopper): RolePrices {
  const byLine = new Map<string, number>();
  let [off, spend] = [0, 0];
  for (const line of lines) {
    const price = priceFor(line, { role, left: left - spend });
    if (price.off === 0) continue;
    byLine.set(line.id, price.off);
    off += price.off;
    spend += price.spend;
  }
  return { byLine, off, spend };
}
