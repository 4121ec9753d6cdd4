import { favouriteStore, setFavouriteStore } from '../../../browse/stores/index.server.ts';
import { textOf } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

const STORE_WAYS = ['pickup', 'sts'] as const;

/** The store of a form that adds to the bag, as the call names it; nothing of a form that names none. */
export function storeOf(form: FormData): {
  readonly selectedShippingOption?: (typeof STORE_WAYS)[number];
  readonly storeId?: string;
} {
  const way = STORE_WAYS.find((each) => each === textOf(form, 'way'));
  const storeId = textOf(form, 'storeId').slice(0, 40);
  return way === undefined || storeId === '' ? {} : { selectedShippingOption: way, storeId };
}

/** Keeps the store that something was added for as the favourite one; its name where it was another one before. */
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
