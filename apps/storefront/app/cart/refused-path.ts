import type { CartRefusal } from './cart-answer.ts';

const CODES = ['SIZE_MISSING', 'ITEM_OOS', 'ITEM_NOT_AVAILABLE', 'ADDED_MAX_QUANTITY'] as const;
type KnownCode = (typeof CODES)[number];

/** Back to the product's page with the code of the refusal, for a form that was sent without script; none for other refusals. */
export function refusedPath(
  home: string,
  from: FormDataEntryValue | null,
  refusal: CartRefusal,
): string | undefined {
  const known = CODES.find((code) => code === refusal.code);
  if (known === undefined || typeof from !== 'string' || !from.startsWith(`${home}/p/`)) return undefined;
  const [path = '', search = ''] = from.split('#', 1).join('').split('?', 2);
  const query = new URLSearchParams(search);
  query.set('refused', known);
  return `${path}?${query}#size`;
}

/** The code that `refusedPath` wrote into an address. */
export const refusedCode = (query: URLSearchParams): KnownCode | undefined =>
  CODES.find((code) => code === query.get('refused'));
