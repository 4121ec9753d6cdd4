import { useEffect, useState, type RefObject } from 'react';

/** Slides that are in the document: what the first screen shows. */
const FIRST = 2;
/** So many slides come before they are reached. */
const AHEAD = 2;
const MARGIN = '400px';

/** How many slides of a track are there by now: the others come when the one before them nears the window. */
export function useShownSlides(track: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(FIRST);
  useEffect(() => {
    const slides = [...(track.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        const furthest = Math.max(-1, ...near.map(({ target }) => slides.indexOf(target)));
        setShown((before) => Math.max(before, furthest + 1 + AHEAD));
      },
      { rootMargin: MARGIN },
    );
    for (const slide of slides.slice(1)) observer.observe(slide);
    return () => observer.disconnect();
  }, [track]);
  return shown;
}
