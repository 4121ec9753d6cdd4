interface At<L extends string, A extends string> {
  readonly layout?: L | undefined;
  readonly alignment?: A | undefined;
}

/** Layout and alignment by breakpoint; a missing one inherits from the smaller breakpoint. */
export function resolveResponsive<L extends string, A extends string>(
  given: { readonly [B in 'sm' | 'md' | 'lg']?: At<L, A> | undefined },
  fallback: { readonly layout: L; readonly alignment: A },
): { readonly [B in 'sm' | 'md' | 'lg']: { readonly layout: L; readonly alignment: A } } {
  const over = (base: { readonly layout: L; readonly alignment: A }, next: At<L, A> | undefined) => ({
    layout: next?.layout ?? base.layout,
    alignment: next?.alignment ?? base.alignment,
  });
  const sm = over(fallback, given.sm);
  const md = over(sm, given.md);
  return { sm, md, lg: over(md, given.lg) };
}

/** Puts the text `below` pictures without a gradient; by default all widths have one (spec 3 §3). */
export function placeTextBelowWithoutGradient<L extends string, A extends string>(
  at: ReturnType<typeof resolveResponsive<L, A>>,
  gradientBreakpoints: readonly ('sm' | 'md' | 'lg')[] | undefined,
  isOnPicture: (layout: L, breakpoint: 'sm' | 'md' | 'lg') => boolean,
  below: L,
): ReturnType<typeof resolveResponsive<L, A>> {
  if (gradientBreakpoints === undefined) return at;
  const grounded = (breakpoint: 'sm' | 'md' | 'lg') =>
    gradientBreakpoints.includes(breakpoint) || !isOnPicture(at[breakpoint].layout, breakpoint)
      ? at[breakpoint]
      : { ...at[breakpoint], layout: below };
  return { sm: grounded('sm'), md: grounded('md'), lg: grounded('lg') };
}

/** The attributes that stylesheets read: `data-sm`, `data-align-sm` and so on. */
export const layoutAttributes = (at: ReturnType<typeof resolveResponsive>) => ({
  'data-sm': at.sm.layout,
  'data-md': at.md.layout,
  'data-lg': at.lg.layout,
  'data-align-sm': at.sm.alignment,
  'data-align-md': at.md.alignment,
  'data-align-lg': at.lg.alignment,
});
