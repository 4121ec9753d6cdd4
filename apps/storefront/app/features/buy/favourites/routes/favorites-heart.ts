import { data, redirect } from 'react-router';
import { afterPath, runFavouritesAction } from '../server/favourites-action.server.ts';
import { shopperAction } from '../../../../shared/reads/define-read.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import { requireSwitch } from '../server/require-switch.server.ts';

/** Toggles a favourite: responds on the page, or redirects to the favourites without script. */
export const action = shopperAction(async (shopper) => {
  requireSwitch(shopper, 'favourites');
  const form = await shopper.form();
  // The heart of a card sends its product alone.
  if (!form.has('intent')) form.set('intent', 'add');
  const result = await runFavouritesAction(shopper, form);
  if (result === undefined) throw fault('bad-address', shopper.correlationId);
  if (form.get('then') !== 'stay') throw redirect(afterPath(`/${shopper.site.locale}`, result), 303);
  return data(result, { status: result.ok ? 200 : rejectedStatus(result.formError.code) });
});
