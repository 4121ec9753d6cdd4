/** Where the browser does not say when it is idle. */
const WITHOUT_IDLE_MS = 500;

/** Runs something when the browser has nothing better to do; gives back what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
