import { NO_ANSWER } from '@haberdash/checkout';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { errorText } from '../../../../shared/form-errors/error-text.server.ts';
import { addEach } from './add-each.server.ts';

const VARIANT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;
const MOST = 12;

type Added =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      readonly rejected?: readonly { readonly sku: string; readonly message: string }[];
    };

/** Adds each distinct `sku` of a form; one rejected product does not stop the others. */
export async function addEachResponse(
  shopper: PrivateRead & { readonly form: () => Promise<FormData> },
): Promise<Added> {
  const { t, correlationId } = shopper;
  const form = await shopper.form();
  const skus = [...new Set(form.getAll('sku').filter((sku) => typeof sku === 'string'))];
  if (skus.length === 0 || skus.length > MOST || !skus.every((sku) => VARIANT.test(sku)))
    throw fault('bad-address', correlationId);
  try {
    const { rejected } = await addEach(
      shopper,
      skus.map((productId) => ({ productId, qty: 1 })),
    );
    const [first] = rejected;
    if (first === undefined) return { ok: true };
    const code = rejected.length === skus.length ? first.formError.code : 'PARTLY_ADDED';
    return {
      ok: false,
      message: errorText(t, 'cart.add.set', { ...first.formError, code }),
      rejected: rejected.map(({ productId, formError }) => ({
        sku: productId,
        message: errorText(t, 'cart.add.set', formError),
      })),
    };
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return { ok: false, message: errorText(t, 'cart.add.set', { code: NO_ANSWER }) };
  }
}
