import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { CartResult } from '../../../buy/cart/index.ts';
import { pageOf } from '../../../../pages/page-of.ts';

const isChangedCart = (result: unknown): result is Extract<CartResult, { ok: true }> =>
  typeof result === 'object' && result !== null && 'cart' in result && 'ok' in result && result.ok === true;

/** A challenge for a passkey, which is fetched beside a form that signs in. */
const isChallenge = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'options' in result;

/**
 * When what is the shopper's own is read again: after every action but a change of the cart whose answer the page
 * itself shows, with the count, because nothing else of it is changed by one; and but a challenge for a passkey, which
 * changes nothing. Read after it, what the next page has to tell would be told to the page that is being left.
 */
export const meRevalidation = ({
  actionResult,
  currentUrl,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'actionResult' | 'currentUrl' | 'defaultShouldRevalidate'
>): boolean => {
  const page = pageOf(currentUrl.pathname);
  const isShown = isChangedCart(actionResult) && (page === 'product' || page === 'cart');
  return !isShown && !isChallenge(actionResult) && defaultShouldRevalidate;
};
