const REM_OF_WIDTH = { xs: 10, sm: 14, md: 19.25, lg: 26.5, xl: 36 } as const;

/** Slide widths: five fixed ones and the full line. */
export type SlideWidth = keyof typeof REM_OF_WIDTH | 'full';

const REM_IN_PIXELS = 16;

/** The slide width nearest to a width of the content (`19.25rem`, `300px`, `md`, `100%`). */
export function toSlideWidth(width: string): SlideWidth | undefined {
  const word = width.trim().toLowerCase();
  if (word === 'full' || word === '100%') return 'full';
  const names = Object.keys(REM_OF_WIDTH).filter(
    (name): name is keyof typeof REM_OF_WIDTH => name in REM_OF_WIDTH,
  );
  const named = names.find((name) => name === word);
  if (named) return named;
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(rem|px)$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  const rem = Number(digits) / (unit === 'px' ? REM_IN_PIXELS : 1);
  return names.reduce((best, name) =>
    Math.abs(REM_OF_WIDTH[name] - rem) < Math.abs(REM_OF_WIDTH[best] - rem) ? name : best,
  );
}
