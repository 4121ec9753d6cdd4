export type ShippingMethodKind = 'pickup' | 'ship-to-store' | 'digital' | 'customs' | 'home';

const kinds: ReadonlyMap<string, ShippingMethodKind> = new Map([
  ['pickup', 'pickup'],
  ['pudo', 'pickup'],
  ['sts', 'ship-to-store'],
  ['digital', 'digital'],
  ['customs', 'customs'],
]);

/**
 * `pickup` and `pudo` are picked up, `sts` ships to a store, `digital` and `customs` are themselves, all else
 * is home delivery (spec 2 §5).
 */
export function shippingMethodKind(code: string): ShippingMethodKind {
  return kinds.get(code.toLowerCase()) ?? 'home';
}
