import { data } from 'react-router';
import { runCartAction } from '../server/cart-action.server.ts';
import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';

/**
 * "Add to bag" with script: returns the cart for the dialog. The document's form goes to the cart page, whose code
 * this request would wait for.
 */
export const action = shopperAction(async (shopper) => {
  const form = await shopper.form();
  // The response shows the cart itself, even for a document's form.
  form.delete('then');
  const result = await runCartAction(shopper, form);
  if (result === undefined) throw fault('bad-address', shopper.correlationId);
  return data(result, { status: result.ok ? 200 : rejectedStatus(result.formError.code) });
});
