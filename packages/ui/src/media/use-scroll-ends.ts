import { useEffect, useState, type RefObject } from 'react';

/** Which end of a scrolled track is in view; before measuring, both are told as not reached. */
export function useScrollEnds(track: RefObject<HTMLElement | null>): {
  readonly atStart: boolean;
  readonly atEnd: boolean;
} {
  const [ends, setEnds] = useState({ atStart: false, atEnd: false });
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const measure = () => {
      const passed = Math.abs(element.scrollLeft);
      const atStart = passed < 8;
      const atEnd = passed + element.clientWidth > element.scrollWidth - 8;
      setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // It tells the first size too, after the layout that the frame has anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [track]);
  return ends;
}
