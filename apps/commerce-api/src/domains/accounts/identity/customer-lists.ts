import { ServiceError } from '../../../platform/errors/service-error.ts';

/** Rejects a brand without customers of its own (AUT440). */
export function needCustomerList(brands: readonly string[], brand: string): void {
  if (!brands.includes(brand)) throw new ServiceError('AUT440');
}
