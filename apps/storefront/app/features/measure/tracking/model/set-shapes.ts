import type { ProductShape } from '@haberdash/analytics/events';

/** A product of a set, as its page shows it. */
export interface SetProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly currency: string;
  readonly price: number;
  readonly original: number;
}

export interface SetPage {
  readonly items: readonly SetProduct[];
  /** How many products the last form has put into the bag. */
  readonly added: number;
}

export const shapeOfSetItem = ({ id, name, currency, price, original }: SetProduct): ProductShape => ({
  id,
  masterId: id,
  name,
  price: { currency, current: price, original },
});
