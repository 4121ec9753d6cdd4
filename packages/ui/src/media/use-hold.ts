import { useEffect, useState, type FocusEvent } from 'react';

/** True where the shopper asked for less motion, or for fewer data: what moves on by itself loads the next picture. */
function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    // Not every browser has it.
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    const read = () => setReduced(query.matches || connection?.saveData === true);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return reduced;
}

/**
 * Holds what moves by itself while a pointer or the focus is on it, after the pause button, and where less motion or
 * fewer data are asked for (WCAG 2.2.2). `handlers` belong on the element that moves.
 */
export function useHold() {
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
  return { held: pointed || focused || paused || reduced, paused, setPaused, reduced, handlers };
}
