import type { ProductDetails } from '@haberdash/api-client/products';
import { data } from 'react-router';
import { readDetails } from '../../product/index.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { rejectedCall } from '../../../../shared/reads/rejected-call.server.ts';
import type { CustomProduct } from '../model/custom-product.ts';

/** A page below a product that is bought with words or a design of one's own. */
export type CustomisationShopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The product of the address; one that is not sold in this way has no such page. */
export async function readCustomProduct(
  read: PrivateRead,
  isSo: (product: ProductDetails) => boolean,
): Promise<ProductDetails> {
  const product = await readDetails(read);
  if (!isSo(product)) throw fault('not-found', read.correlationId, 404);
  return product;
}

/** What such a page shows of its product. */
export function toCustomProduct({ site }: Pick<PrivateRead, 'site'>, product: ProductDetails): CustomProduct {
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

export interface CustomisationResult {
  readonly formErrors: readonly FormError[];
  readonly values: Readonly<Record<string, string>>;
}

const SURFACE = 'cart.add.customisation';

/** Codes that no service answers: they say what is wrong with an input. */
export type InputCode =
  | 'FIELD_MISSING'
  | 'EMAIL_INVALID'
  | 'AMOUNT_INVALID'
  | 'DATE_INVALID'
  | 'INITIALS_INVALID'
  | 'TOO_LONG';

/** An error of our own at its input. */
export const rejectedField = ({ t }: Pick<PrivateRead, 't'>, code: InputCode, field: string): FormError =>
  toFormError(t, SURFACE, { code }, { place: 'field', field });

/** Answers a form that is rejected: the page comes back with what was typed. */
export const rejectedResult = (formErrors: readonly FormError[], values: CustomisationResult['values']) =>
  data<CustomisationResult>({ formErrors, values }, { status: rejectedStatus(formErrors[0]?.code ?? '') });

/** What a call was rejected with, at its inputs where the page has them; what is no error is thrown. */
export const rejectedCallResult = (
  { t }: Pick<PrivateRead, 't'>,
  error: unknown,
  values: CustomisationResult['values'],
  inputs: Readonly<Record<string, { readonly field: string; readonly code: InputCode }>>,
) =>
  rejectedResult(
    rejectedCall(t, SURFACE, error, ({ target }) => inputs[target?.field ?? '']),
    values,
  );
