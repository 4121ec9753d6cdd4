import { isOffline } from '../../../../shared/connection/connection.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';

/** The code of the mini cart. */
export const loadMiniCart = async () => (await import('./MiniCart.tsx')).MiniCart;

/** Fetches code and texts of the mini cart together, before a press needs them; whether they are there. */
export async function prefetchMiniCart(t: Translator): Promise<boolean> {
  // Browsers keep it in mind when code could not be fetched, and do not ask for it again.
  if (isOffline()) return false;
  try {
    await Promise.all([loadMiniCart(), t.ready('cart')]);
    return true;
  } catch {
    return false;
  }
}
