import { whenUsed } from '@haberdash/page-engine';

/** A page without an act for so long has loaded all that it needs. */
const QUIET_MS = 4_000;

/** Runs something once: when a shopper first uses the page, at the latest after a while. Returns what calls it off. */
export function onFirstAct(run: () => void): () => void {
  let isDone = false;
  const runOnce = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  const timer = setTimeout(runOnce, QUIET_MS);
  const ignore = whenUsed(runOnce);
  return () => {
    clearTimeout(timer);
    ignore();
  };
}
