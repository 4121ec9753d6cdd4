import { useEffect, useState, type FocusEvent } from 'react';

/** True where the shopper asked for less motion; on the server nobody has. */
function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setReduced(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return reduced;
}

/**
 * Holds what moves by itself while a pointer or the focus is on it, after the pause button, and where less motion is
 * asked for (WCAG 2.2.2). `handlers` belong on the element that moves.
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
