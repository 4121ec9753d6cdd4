/** Two colour roles, without `--color-`: foreground and background. */
export type ColourPair = readonly [mark: string, ground: string];

const SURFACES = ['surface', 'surface-muted', 'surface-raised'];
const TEXT = ['ink', 'ink-muted', 'ink-subtle', 'accent', 'sale', 'success', 'danger', 'warning', 'info'];

/** Text and its backgrounds: 4.5:1 or more (WCAG 2.2, 1.4.3). */
export const TEXT_PAIRS: readonly ColourPair[] = [
  ...TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...['ink', 'ink-muted'].map((text) => [text, 'surface-sunken'] as const),
  ['ink-inverse', 'surface-inverse'],
  ['ink-inverse', 'ink'],
  ...['accent', 'accent-hover', 'accent-active'].map((ground) => ['on-accent', ground] as const),
  ...['danger', 'danger-hover'].map((ground) => ['on-danger', ground] as const),
  ...['success', 'danger', 'warning', 'info', 'accent'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['ink', `${tone}-soft`] as const,
  ]),
];

/** Edges, rings and stars: 3:1 or more (1.4.11). */
export const GRAPHIC_PAIRS: readonly ColourPair[] = ['line-strong', 'focus', 'rating'].flatMap((role) =>
  SURFACES.map((surface) => [role, surface] as const),
);
