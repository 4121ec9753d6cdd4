const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;
/** A page without an act for so long has loaded all that it needs. */
const QUIET_MS = 4_000;

/** Runs something once: when a shopper does something, at the latest after a while. Returns what calls it off. */
export function onFirstAct(run: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const act of ACTS) removeEventListener(act, first, true);
  };
  const first = () => {
    stop();
    run();
  };
  const timer = setTimeout(first, QUIET_MS);
  for (const act of ACTS) addEventListener(act, first, { capture: true, passive: true });
  return stop;
}
