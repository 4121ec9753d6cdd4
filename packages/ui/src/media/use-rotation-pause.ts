import { useEffect, useState, type FocusEvent } from 'react';

/** True if the shopper prefers reduced motion or reduced data: rotation loads the next picture. */
function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    // Not in every browser.
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    const read = () => setReduced(query.matches || connection?.saveData === true);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return reduced;
}

/** Pauses motion on hover, focus, the pause button and reduced motion or data (WCAG 2.2.2). */
export function useRotationPause() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const reduced = useReducedMotion();
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return { isStopped: pointed || focused || paused || reduced, paused, setPaused, reduced, handlers };
}
