import { useEffect, useState, type RefObject } from 'react';

/** Slides rendered in the document: those of the first screen. */
const FIRST = 2;
/** Slides added before they are reached. */
const AHEAD = 2;
const MARGIN = '400px';

/** The number of slides to render: more are added as the previous one nears the viewport. */
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
