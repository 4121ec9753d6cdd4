import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CartResult } from '../model/cart-result.ts';
import { useSetResponseCart } from '../state/response-cart.ts';

export function useCartFetcher(key: string) {
  const fetcher = useFetcher<CartResult>({ key });
  const setResponseCart = useSetResponseCart();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.cart !== undefined) setResponseCart(data.cart);
  }, [data, setResponseCart]);
  return fetcher;
}
