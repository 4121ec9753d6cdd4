import { favouriteStore, setFavouriteStore } from '../../../browse/stores/index.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

const STORE_WAYS = ['pickup', 'sts'] as const;

/** The store in a form, for the call; empty where the form has none. */
export function storeOf(form: FormData): {
  readonly selectedShippingOption?: (typeof STORE_WAYS)[number];
  readonly storeId?: string;
} {
  const way = STORE_WAYS.find((each) => each === textOf(form, 'way'));
  const storeId = textOf(form, 'storeId').slice(0, 40);
  return way === undefined || storeId === '' ? {} : { selectedShippingOption: way, storeId };
}

/** Stores the preferred store; returns its name where it changed. */
export function rememberStore(
  session: PrivateRead['session'],
  storeId: string | undefined,
  name: string,
): { readonly storeChanged?: string } {
  if (storeId === undefined) return {};
  const before = favouriteStore(session);
  setFavouriteStore(session, storeId);
  return before === undefined || before === storeId || name === '' ? {} : { storeChanged: name };
}
