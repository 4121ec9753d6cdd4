import { useEffect, useState, type RefObject } from 'react';

/** Which slide of a track that snaps is in view. */
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
      { root, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track]);
  return current;
}
