import type { FocusEvent } from 'react';

/** Space for the focus ring. */
const RING_PX = 4;

/** Scrolls a track so that the focused element is fully in view (WCAG 2.4.11). */
export function showFocused({ currentTarget: track, target }: FocusEvent<HTMLElement>): void {
  if (target === track || !target.matches(':focus-visible')) return;
  const frame = track.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const past = box.right - Math.min(frame.right, document.documentElement.clientWidth);
  const before = Math.max(frame.left, 0) - box.left;
  if (past > 0) track.scrollBy({ left: past + RING_PX });
  else if (before > 0) track.scrollBy({ left: -before - RING_PX });
}
