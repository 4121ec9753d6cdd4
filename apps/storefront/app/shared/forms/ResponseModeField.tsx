import { useEnhanced } from './use-enhanced.ts';

/** Requests a result for the page; without a script the action responds with the cart page. */
export function ResponseModeField() {
  return <input type="hidden" name="then" value={useEnhanced() ? 'stay' : 'cart'} />;
}
