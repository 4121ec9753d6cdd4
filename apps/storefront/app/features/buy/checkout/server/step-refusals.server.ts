import { NO_ANSWER, orderOf, refusalOf } from '@haberdash/checkout';
import { redirect } from 'react-router';
import { orderPath } from '../../cart/index.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { PrivateRead } from '../../../../shared/reads/define-read.ts';
import type { FormRefusal } from '../../../../shared/refusals/form-refusal.ts';
import { formRefusal } from '../../../../shared/refusals/refusal-text.server.ts';
import type { Surface } from '../../../../shared/refusals/surfaces.server.ts';
import { refusalsAtFields } from './address.server.ts';
import { lostCartPath } from './checkout-cart.server.ts';

/**
 * What a call of a step was refused with, or that it was not answered. A cart that became an order, or is lost, leads
 * away; anything else is a fault.
 */
export function stepRefusals(
  { t, site }: Pick<PrivateRead, 't' | 'site'>,
  surface: Surface,
  error: unknown,
): readonly FormRefusal[] {
  if (error instanceof Response) throw error;
  const orderNumber = orderOf(error);
  if (orderNumber !== undefined) throw redirect(orderPath(site.locale, orderNumber), 303);
  const recovery = refusalOf(error)?.recovery;
  if (recovery === 'new-cart-and-retry') throw redirect(lostCartPath(site.locale, 'cart-not-found'));
  if (recovery === 'sign-out-and-reset') throw redirect(lostCartPath(site.locale, 'invalid-customer'));
  if (isFailedRead(error)) return [formRefusal(t, surface, { code: NO_ANSWER }, { place: 'banner' })];
  const refusals = refusalsAtFields(t, surface, error);
  if (refusals !== undefined) return refusals;
  throw error;
}
