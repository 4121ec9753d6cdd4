import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CartAnswer } from '../model/cart-answer.ts';
import { useSetAnsweredCart } from '../state/answered-cart.ts';

/** The fetcher of a form that changes the bag; the cart that it is answered stands in where the page cannot be read again. */
export function useCartFetcher(key: string) {
  const fetcher = useFetcher<CartAnswer>({ key });
  const setAnswered = useSetAnsweredCart();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.cart !== undefined) setAnswered(data.cart);
  }, [data, setAnswered]);
  return fetcher;
}
