import { useEffect, useState, type RefObject } from 'react';

export interface ScrollState {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** The page of slides in view, from 0, of `pages`. */
  readonly page: number;
  readonly pages: number;
  /** How much of the track has been in view, in whole percent. */
  readonly percent: number;
}

/** Rounding and the focus ring's space cost a pixel or two. */
const SCROLL_TOLERANCE_PX = 8;

/** Before measuring, neither end is reached. */
const UNMEASURED: ScrollState = { atStart: false, atEnd: false, page: 0, pages: 1, percent: 0 };

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => {
  const passed = Math.abs(scrollLeft);
  return {
    passed,
    atStart: passed < SCROLL_TOLERANCE_PX,
    atEnd: passed + clientWidth > scrollWidth - SCROLL_TOLERANCE_PX,
  };
};

function measureTrack(element: HTMLElement, withPosition: boolean): ScrollState {
  const { passed, atStart, atEnd } = endsOf(element);
  if (!withPosition) return { ...UNMEASURED, atStart, atEnd };
  const width = Math.max(element.clientWidth, 1);
  const whole = Math.max(element.scrollWidth, 1);
  const pages = Math.max(1, Math.ceil((whole - SCROLL_TOLERANCE_PX) / width));
  return {
    atStart,
    atEnd,
    page: atEnd ? pages - 1 : Math.min(pages - 1, Math.round(passed / width)),
    pages,
    percent: atEnd ? 100 : Math.round((100 * (passed + width)) / whole),
  };
}

const isSame = (one: ScrollState, other: ScrollState): boolean =>
  one.atStart === other.atStart &&
  one.atEnd === other.atEnd &&
  one.page === other.page &&
  one.pages === other.pages &&
  one.percent === other.percent;

/** Tracks the scroll position; without `withPosition` only its ends, to save renders. */
export function useScrollState(track: RefObject<HTMLElement | null>, withPosition: boolean): ScrollState {
  const [state, setState] = useState(UNMEASURED);
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const measure = () => {
      const next = measureTrack(element, withPosition);
      setState((known) => (isSame(known, next) ? known : next));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // It reports the first size too, after the layout that the frame has anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [track, withPosition]);
  return state;
}

/** Scrolls a track by almost a page, wrapping at its ends. */
export function scrollRound(track: HTMLElement, direction: -1 | 1): void {
  const { atStart, atEnd } = endsOf(track);
  const { clientWidth, scrollWidth } = track;
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  if (direction === 1 && atEnd) track.scrollTo({ left: 0 });
  else if (direction === -1 && atStart) track.scrollTo({ left: sign * (scrollWidth - clientWidth) });
  else track.scrollBy({ left: sign * direction * clientWidth * 0.9 });
}
