import { UNUSED_STYLES_MEDIA, USES, WAITING_STYLES_ID } from './deferred-client.ts';

/** The first use applies the stylesheets, so stylesheets that wait mean that there was none. */
const isUsed = (): boolean =>
  document.head.querySelector(`#${WAITING_STYLES_ID}, link[rel=stylesheet][media=${UNUSED_STYLES_MEDIA}]`) ===
  null;

/**
 * Runs something once the shopper uses the page (presses, types, scrolls, moves the mouse), immediately where that has
 * happened; for what is not in the first view. Returns what calls it off.
 */
export function whenUsed(run: () => void): () => void {
  if (isUsed()) {
    run();
    return () => undefined;
  }
  const stop = new AbortController();
  const onUse = () => {
    stop.abort();
    run();
  };
  for (const use of USES) window.addEventListener(use, onUse, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
