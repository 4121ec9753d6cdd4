export type ShippingMethodKind = 'pickup' | 'ship-to-store' | 'digital' | 'customs' | 'home';

const kinds: ReadonlyMap<string, ShippingMethodKind> = new Map([
  ['pickup', 'pickup'],
  ['pudo', 'pickup'],
  ['sts', 'ship-to-store'],
  ['digital', 'digital'],
  ['customs', 'customs'],
]);

/** `pickup` and `pudo`: pickup, `sts`: ship to store, `digital`, `customs`, else home (spec 2 §5). */
export function shippingMethodKind(code: string): ShippingMethodKind {
  return kinds.get(code.toLowerCase()) ?? 'home';
}
