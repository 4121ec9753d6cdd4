import { NO_ANSWER } from '@haberdash/checkout';
import type { PrivateRead } from '../../../../shared/reads/define-read.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { refusalText } from '../../../../shared/refusals/refusal-text.server.ts';
import { addEach } from './add-each.server.ts';

const VARIANT = /^[A-Z]{2}[A-Z0-9]{6,12}$/;
const MOST = 12;

/** How it ended: all are in the bag, or why some or all of them are not, in all and of each. */
type Added =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      readonly refused?: readonly { readonly sku: string; readonly message: string }[];
    };

/** Adds each `sku` of a form once; what is refused keeps none of the others away. */
export async function addEachInWords(
  shopper: PrivateRead & { readonly form: () => Promise<FormData> },
): Promise<Added> {
  const { t, correlationId } = shopper;
  const form = await shopper.form();
  const skus = [...new Set(form.getAll('sku').filter((sku) => typeof sku === 'string'))];
  if (skus.length === 0 || skus.length > MOST || !skus.every((sku) => VARIANT.test(sku)))
    throw fault('bad-address', correlationId);
  try {
    const refused = await addEach(
      shopper,
      skus.map((productId) => ({ productId, qty: 1 })),
    );
    const [first] = refused;
    if (first === undefined) return { ok: true };
    const code = refused.length === skus.length ? first.refusal.code : 'PARTLY_ADDED';
    return {
      ok: false,
      message: refusalText(t, 'cart.add.set', { ...first.refusal, code }),
      refused: refused.map(({ productId, refusal }) => ({
        sku: productId,
        message: refusalText(t, 'cart.add.set', refusal),
      })),
    };
  } catch (error) {
    if (!isFailedRead(error)) throw error;
    return { ok: false, message: refusalText(t, 'cart.add.set', { code: NO_ANSWER }) };
  }
}
