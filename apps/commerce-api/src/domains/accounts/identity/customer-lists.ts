import { ServiceRefusal } from '../../../platform/errors/refusal.ts';

/** Refuses a brand that has no customers of its own (AUT440). */
export function needCustomerList(brands: readonly string[], brand: string): void {
  if (!brands.includes(brand)) throw new ServiceRefusal('AUT440');
}
