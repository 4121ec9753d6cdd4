import type { CollectionBlock, CollectionLayout } from '../model/index.ts';

const DEFAULTS = {
  standard: { sm: 1, md: 2, lg: 3 },
  cards: { sm: 1, md: 2, lg: 3 },
  categories: { sm: 2, md: 3, lg: 6 },
  benefits: { sm: 1, md: 2, lg: 4 },
} as const;

/** How a collection lies at one breakpoint. */
export interface LayoutAt {
  readonly type: 'grid' | 'carousel';
  readonly columns: number;
  readonly slideWidth: NonNullable<CollectionLayout['slideWidth']> | 'auto';
}

/** Layouts at every breakpoint; one that the content leaves out is that of the next smaller, with the columns of the variant. */
export function collectionLayout({
  breakpoints,
  variant = 'standard',
}: Pick<CollectionBlock, 'breakpoints' | 'variant'>) {
  const columns = DEFAULTS[variant];
  const read = (breakpoint: 'sm' | 'md' | 'lg', smaller: LayoutAt | undefined): LayoutAt => {
    const given = breakpoints[breakpoint];
    return {
      type: given?.type ?? smaller?.type ?? 'grid',
      columns: given?.columns ?? columns[breakpoint],
      slideWidth: given?.slideWidth ?? smaller?.slideWidth ?? 'auto',
    };
  };
  const sm = read('sm', undefined);
  const md = read('md', sm);
  return { sm, md, lg: read('lg', md) };
}

/** Buttons are worth their place only where a pointer has no swipe: on the larger breakpoints, unless turned off. */
export const wantsArrows = (
  layout: ReturnType<typeof collectionLayout>,
  breakpoints: CollectionBlock['breakpoints'],
): boolean =>
  (layout.md.type === 'carousel' && breakpoints.md?.showArrows !== false) ||
  (layout.lg.type === 'carousel' && breakpoints.lg?.showArrows !== false);
