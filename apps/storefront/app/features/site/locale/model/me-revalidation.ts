import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { CartResult } from '../../../buy/cart/index.ts';
import { pageOf } from '../../../../pages/page-of.ts';

const isChangedCart = (result: unknown): result is Extract<CartResult, { ok: true }> =>
  typeof result === 'object' && result !== null && 'cart' in result && 'ok' in result && result.ok === true;

const isChallenge = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'options' in result;

/** No read of the shopper's data after cart changes, whose results have the count, and passkey challenges, which change nothing. */
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
