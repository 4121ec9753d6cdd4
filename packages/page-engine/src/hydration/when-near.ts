import { whenUsed } from './when-used.ts';

interface NearOptions {
  /** How far outside the window the element still counts as near; about a screen of a phone unless given. */
  readonly margin?: string;
  /** Waits for the first use of the page as well: for what is rendered again, whose styles load with that use. */
  readonly afterUse?: boolean;
}

/** Runs once when an element is nearly in sight; returns what calls it off. */
export function whenNear(
  element: Element,
  run: () => void,
  { margin = '800px', afterUse = false }: NearOptions = {},
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  const observe = () => observer.observe(element);
  const stop = afterUse ? whenUsed(observe) : observe();
  return () => {
    stop?.();
    observer.disconnect();
  };
}
