let shown: string | undefined;
let count = 0;

/** The number of the page view that a path belongs to: a new one with each change of it, whatever asks first. */
export function pageViewOf(pathname: string): number {
  if (pathname !== shown) count += 1;
  shown = pathname;
  return count;
}
