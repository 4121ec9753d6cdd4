import { isOffline } from '../../../../shared/connection/connection.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';

export const loadMiniCart = async () => (await import('./MiniCart.tsx')).MiniCart;

/** Prefetches code and texts together; resolves to whether they are there. */
export async function prefetchMiniCart(t: Translator): Promise<boolean> {
  // Browsers cache a failed import and do not fetch it again.
  if (isOffline()) return false;
  try {
    await Promise.all([loadMiniCart(), t.ready('cart')]);
    return true;
  } catch {
    return false;
  }
}
