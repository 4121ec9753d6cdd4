import type { ProductDetails } from '@haberdash/api-client/products';
import { data } from 'react-router';
import { readDetails } from '../../product/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/define-read.ts';
import { fault, refusedStatus } from '../../../../shared/reads/faults.ts';
import type { FormRefusal } from '../../../../shared/refusals/form-refusal.ts';
import { formRefusal } from '../../../../shared/refusals/refusal-text.server.ts';
import { refusedCall } from '../../../../shared/reads/refused-call.server.ts';
import type { PersonalProduct } from '../model/personal.ts';

/** A page below a product that is bought with words or a design of one's own. */
export type PersonalShopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The product of the address; one that is not sold in this way has no such page. */
export async function readPersonal(
  read: PrivateRead,
  isSo: (product: ProductDetails) => boolean,
): Promise<ProductDetails> {
  const product = await readDetails(read);
  if (!isSo(product)) throw fault('not-found', read.correlationId, 404);
  return product;
}

/** What such a page shows of its product. */
export function toPersonal({ site }: Pick<PrivateRead, 'site'>, product: ProductDetails): PersonalProduct {
  const { id, name, url, colors, variants, price, deliveryPromise } = product;
  const variant = variants.find(({ stock }) => stock !== 'OUT_OF_STOCK') ?? variants[0];
  return {
    id,
    name,
    href: `/${site.locale}${url}`,
    image: colors[0]?.images[0]?.src,
    price: { currency: price.currency, current: price.current },
    variantId: variant?.productId ?? '',
    delivery: deliveryPromise.label,
    isSoldOut: variant?.stock === 'OUT_OF_STOCK',
  };
}

/** What a refused form is answered with: why, and what was typed. */
export interface PersonalAnswer {
  readonly refusals: readonly FormRefusal[];
  readonly values: Readonly<Record<string, string>>;
}

const SURFACE = 'cart.add.personal';

/** Codes that no service answers: they say what is wrong with an input. */
export type OwnCode =
  | 'FIELD_MISSING'
  | 'EMAIL_INVALID'
  | 'AMOUNT_INVALID'
  | 'DATE_INVALID'
  | 'INITIALS_INVALID'
  | 'TOO_LONG';

/** A refusal of our own at its input. */
export const refusedField = ({ t }: Pick<PrivateRead, 't'>, code: OwnCode, field: string): FormRefusal =>
  formRefusal(t, SURFACE, { code }, { place: 'field', field });

/** Answers a form that is refused: the page comes back with what was typed. */
export const answerRefused = (refusals: readonly FormRefusal[], values: PersonalAnswer['values']) =>
  data<PersonalAnswer>({ refusals, values }, { status: refusedStatus(refusals[0]?.code ?? '') });

/** What a call was refused with, at its inputs where the page has them; what is no refusal is thrown. */
export const answerRefusedCall = (
  { t }: Pick<PrivateRead, 't'>,
  error: unknown,
  values: PersonalAnswer['values'],
  inputs: Readonly<Record<string, { readonly field: string; readonly code: OwnCode }>>,
) =>
  answerRefused(
    refusedCall(t, SURFACE, error, ({ target }) => inputs[target?.field ?? '']),
    values,
  );
