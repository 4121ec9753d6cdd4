import { data } from 'react-router';
import { runCartAction } from '../server/cart-action.server.ts';
import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';

/**
 * A press of "Add to bag" on a page with scripts: answered with the cart, for the sheet beside the page. The form of a
 * document goes to the page of the bag, whose code this press would have to wait for.
 */
export const action = shopperAction(async (shopper) => {
  const form = await shopper.form();
  // Here the answer itself says what is in the bag, even where the form of a document was pressed.
  form.delete('then');
  const result = await runCartAction(shopper, form);
  if (result === undefined) throw fault('bad-address', shopper.correlationId);
  return data(result, { status: result.ok ? 200 : rejectedStatus(result.formError.code) });
});
