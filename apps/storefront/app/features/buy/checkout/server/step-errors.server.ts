import { NO_ANSWER, orderOf, errorOf } from '@haberdash/checkout';
import { redirect } from 'react-router';
import { orderPath } from '../../cart/index.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import type { Surface } from '../../../../shared/form-errors/surfaces.server.ts';
import { errorsAtFields } from './address.server.ts';
import { lostCartPath } from './checkout-cart.server.ts';

/** The errors of a step's call, or its lost response; redirects for a cart that is ordered or lost. */
export function stepErrors(
  { t, site }: Pick<PrivateRead, 't' | 'site'>,
  surface: Surface,
  error: unknown,
): readonly FormError[] {
  if (error instanceof Response) throw error;
  const orderNumber = orderOf(error);
  if (orderNumber !== undefined) throw redirect(orderPath(site.locale, orderNumber), 303);
  const recovery = errorOf(error)?.recovery;
  if (recovery === 'new-cart-and-retry') throw redirect(lostCartPath(site.locale, 'cart-not-found'));
  if (recovery === 'sign-out-and-reset') throw redirect(lostCartPath(site.locale, 'invalid-customer'));
  if (isFailedRead(error)) return [toFormError(t, surface, { code: NO_ANSWER }, { place: 'banner' })];
  const formErrors = errorsAtFields(t, surface, error);
  if (formErrors !== undefined) return formErrors;
  throw error;
}
