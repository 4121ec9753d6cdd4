import { useEnhanced } from './use-enhanced.ts';

/** Tells the action whether a page waits for its answer; without a script it answers with the cart page. */
export function ResponseModeField() {
  return <input type="hidden" name="then" value={useEnhanced() ? 'stay' : 'cart'} />;
}
