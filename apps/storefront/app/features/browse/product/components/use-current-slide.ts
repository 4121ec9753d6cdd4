import { useEffect, useState, type RefObject } from 'react';

/** The slide at the middle of a snapping track; slides are wider than half of it. */
export function useCurrentSlide(track: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const root = track.current;
    if (root === null) return undefined;
    const slides = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(slides.indexOf(target));
        }
      },
      { root, rootMargin: '0px -50%' },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track]);
  return current;
}
