/** A role with prices of its own, by the balance that limits them. */
export type PricedRole = 'EMPLOYEE' | 'ATHLETE' | 'PROSUMER';

/** What comes off the original price, in per cent. */
const PERCENT: Readonly<Record<PricedRole, number>> = { EMPLOYEE: 40, ATHLETE: 30, PROSUMER: 25 };

/** What somebody may have at the prices of a role. */
export interface RoleShopper {
  readonly role: PricedRole;
  /** What is left of the cap or the credit of this year, in minor units. */
  readonly left: number;
}

/** A line before anything comes off; amounts are minor units of one piece. */
export interface FullLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitCurrent: number;
  readonly unitOriginal: number;
  readonly isGiftCard?: boolean;
}

/** What a line costs less at the prices of a role, and what of the cap that takes. */
export interface RolePrice {
  readonly off: number;
  readonly spend: number;
}

const NOTHING: RolePrice = { off: 0, spend: 0 };

/**
 * What a line costs less for a role (spec 1 §6): so much per cent off the original price, unless the current one is
 * lower already. Only pieces for which the cap still suffices are at that price; money in another form never is.
 */
export function priceFor(line: FullLine, { role, left }: RoleShopper): RolePrice {
  const { quantity, unitCurrent, unitOriginal, isGiftCard } = line;
  const rolePrice = unitOriginal - Math.round((unitOriginal * PERCENT[role]) / 100);
  const saved = unitCurrent - rolePrice;
  if (isGiftCard === true || saved <= 0) return NOTHING;
  const pricedQuantity =
    rolePrice === 0 ? quantity : Math.min(quantity, Math.floor(Math.max(0, left) / rolePrice));
  return { off: pricedQuantity * saved, spend: pricedQuantity * rolePrice };
}

/** What the prices of a role take off a whole cart, line by line in the order of the cart, and what that spends. */
export interface RolePrices {
  readonly byLine: ReadonlyMap<string, number>;
  readonly off: number;
  readonly spend: number;
}

/** Prices all lines of a cart; each takes its part of what is left before the next one. */
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
