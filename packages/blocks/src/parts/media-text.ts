import { BREAKPOINTS, type Breakpoint } from '../model/index.ts';

/** Where words are: below their picture, or on it: at its end or start, in its middle, or over all of it. */
export type WordsPlace = 'below' | 'end' | 'start' | 'center' | 'fill';
export type Alignment = 'left' | 'center' | 'right';

interface At<L extends string> {
  readonly layout: L;
  readonly alignment: Alignment;
}
type PerBreakpoint<T> = { readonly [B in Breakpoint]: T };

export interface Gradient {
  readonly gradientStyle?: 'full' | 'focused' | 'off' | undefined;
  readonly gradientTone?: 'dark' | 'light' | undefined;
  readonly gradientBreakpoints?: readonly Breakpoint[] | undefined;
}

/** Layout and alignment by breakpoint; a missing one inherits from the smaller breakpoint. */
export function resolveResponsive<L extends string>(
  given: { readonly [B in Breakpoint]?: { readonly [K in keyof At<L>]?: At<L>[K] | undefined } | undefined },
  fallback: At<L>,
): PerBreakpoint<At<L>> {
  const over = (base: At<L>, next: (typeof given)[Breakpoint]): At<L> => ({
    layout: next?.layout ?? base.layout,
    alignment: next?.alignment ?? base.alignment,
  });
  const sm = over(fallback, given.sm);
  const md = over(sm, given.md);
  return { sm, md, lg: over(md, given.lg) };
}

/** The widths without a gradient (spec 3 §3, §9); by default all have one. */
export const widthsWithoutGradient = ({ gradientStyle, gradientBreakpoints }: Gradient): Breakpoint[] =>
  gradientStyle === 'off'
    ? [...BREAKPOINTS]
    : BREAKPOINTS.filter((width) => gradientBreakpoints?.includes(width) === false);

/**
 * The attributes that `media-text.module.css` reads. Words are below the picture at the widths that have no
 * gradient, because a bare picture may make them unreadable, and at all widths without a picture.
 */
export function mediaTextAttributes(
  block: Gradient & { readonly mediaList: readonly unknown[] },
  at: PerBreakpoint<{ readonly place: WordsPlace; readonly alignment: Alignment }>,
) {
  const bare = block.mediaList.length === 0 ? BREAKPOINTS : widthsWithoutGradient(block);
  const placeAt = (width: Breakpoint): WordsPlace => (bare.includes(width) ? 'below' : at[width].place);
  return {
    'data-gradient': block.gradientStyle ?? 'full',
    'data-tone': block.gradientTone ?? 'dark',
    'data-sm': placeAt('sm'),
    'data-md': placeAt('md'),
    'data-lg': placeAt('lg'),
    'data-align-sm': at.sm.alignment,
    'data-align-md': at.md.alignment,
    'data-align-lg': at.lg.alignment,
  };
}

/** The same place and alignment at all widths. */
export function everywhere(place: WordsPlace, alignment: Alignment | undefined = 'left') {
  const here = { place, alignment };
  return { sm: here, md: here, lg: here };
}
