interface TypedAddress {
  readonly cartId: string;
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The storage of the tab; a getter, because access may throw. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'checkout-address';
/** Older entries are ignored. */
const STORED_MS = 30 * 60_000;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

function readStored(storage: GetStorage): Partial<Record<keyof TypedAddress, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** The unsent input of this cart; undefined after half an hour, or for another cart. */
export function readTypedAddress(
  storage: GetStorage,
  cartId: string,
  now: number,
): TypedAddress['values'] | undefined {
  const { cartId: of, at, values } = readStored(storage);
  if (of !== cartId || typeof at !== 'number' || at > now || now - at > STORED_MS) return undefined;
  return typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).filter(isText))
    : undefined;
}

/** Stores the input in this tab, where storage is allowed. */
export function storeTypedAddress(storage: GetStorage, typed: TypedAddress): void {
  try {
    storage().setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is full or switched off: a reload begins again, as without script.
  }
}

/** Clears the input: the address is saved, or the shopper has left the checkout. */
export function forgetTypedAddress(storage: GetStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
