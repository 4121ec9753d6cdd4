const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;
/** A page without an act for so long has loaded all that it needs. */
const QUIET_MS = 4_000;

/** Runs something once: when a shopper first does something, at the latest after a while. Returns what calls it off. */
export function onFirstAct(run: () => void): () => void {
  const ignore = () => {
    for (const act of ACTS) removeEventListener(act, onAct, true);
  };
  const onAct = () => {
    ignore();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(() => {
    ignore();
    run();
  }, QUIET_MS);
  for (const act of ACTS) addEventListener(act, onAct, { capture: true, passive: true });
  return () => {
    ignore();
    clearTimeout(timer);
  };
}
