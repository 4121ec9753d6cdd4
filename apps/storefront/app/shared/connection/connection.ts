const PROBE = '/favicon.svg';
const PROBE_TIMEOUT_MS = 3_000;

let wasReached = false;

/** Whether the device reports no connection; not believed any more once the shop was reached nevertheless. */
export const isOffline = (): boolean => !navigator.onLine && !wasReached;

/** Requests a trifle from the shop, past every cache; resolves to whether it responded. */
export async function reachesShop(): Promise<boolean> {
  try {
    await fetch(PROBE, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
  } catch {
    return false;
  }
  wasReached = true;
  return true;
}

/** Whether the browser is set to save data, which is for what a shopper asks for and nothing ahead of it. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
