import type { CollectionBlock, CollectionLayout } from '../model/index.ts';

const DEFAULTS = {
  standard: { sm: 1, md: 2, lg: 3 },
  cards: { sm: 1, md: 2, lg: 3 },
  categories: { sm: 2, md: 3, lg: 6 },
  benefits: { sm: 1, md: 2, lg: 4 },
} as const;

type SlideWidth = NonNullable<CollectionLayout['slideWidth']>;

const SECOND_MS = 1000;

export interface LayoutAt {
  readonly type: 'grid' | 'carousel';
  readonly columns: number;
  readonly slideWidth: SlideWidth | 'auto';
  /** Space between the items; small by default (spec 3 §9). */
  readonly slidePadding: NonNullable<CollectionLayout['slidePadding']>;
  readonly margin: CollectionLayout['margin'];
  /** Only on the larger breakpoints, where a pointer cannot swipe, unless turned off. */
  readonly arrows: boolean;
  readonly indicators: boolean;
  readonly progress: boolean;
  /** 0: no rotation. The content gives seconds, together with `autoplay` (spec 3 §3, §9). */
  readonly intervalMs: number;
  readonly loop: boolean;
}

export type CollectionLayouts = ReturnType<typeof collectionLayout>;

/** Layouts by breakpoint; a missing one inherits from the next smaller, with the columns of the variant. */
export function collectionLayout({
  breakpoints,
  variant = 'standard',
}: Pick<CollectionBlock, 'breakpoints' | 'variant'>) {
  const columns = DEFAULTS[variant];
  const sm = withDefaults(breakpoints.sm);
  const md = withDefaults(breakpoints.md, sm);
  const lg = withDefaults(breakpoints.lg, md);
  return {
    sm: { ...layoutAt(sm, columns.sm, breakpoints.sm), arrows: false },
    md: layoutAt(md, columns.md, breakpoints.md),
    lg: layoutAt(lg, columns.lg, breakpoints.lg),
  };
}

/** What a breakpoint inherits; arrows and columns are its own. */
type Inherited = Omit<CollectionLayout, 'columns' | 'showArrows'>;

const withDefaults = (given: CollectionLayout | undefined, smaller?: Inherited): Inherited => ({
  type: given?.type ?? smaller?.type,
  slideWidth: given?.slideWidth ?? smaller?.slideWidth,
  slideMaxWidth: given?.slideMaxWidth ?? smaller?.slideMaxWidth,
  slidePadding: given?.slidePadding ?? smaller?.slidePadding,
  margin: given?.margin ?? smaller?.margin,
  showIndicators: given?.showIndicators ?? smaller?.showIndicators,
  showProgress: given?.showProgress ?? smaller?.showProgress,
  autoplay: given?.autoplay ?? smaller?.autoplay,
  autorotateTime: given?.autorotateTime || (smaller?.autorotateTime ?? 0),
  loop: given?.loop ?? smaller?.loop,
});

const FROM_NARROW: readonly SlideWidth[] = ['xs', 'sm', 'md', 'lg', 'xl', 'full'];

const narrower = (width: SlideWidth | undefined, most: SlideWidth | undefined): SlideWidth | undefined =>
  most !== undefined && (width === undefined || FROM_NARROW.indexOf(width) > FROM_NARROW.indexOf(most))
    ? most
    : width;

function layoutAt(known: Inherited, columns: number, own: CollectionLayout | undefined): LayoutAt {
  const type = known.type ?? 'grid';
  const scrolls = type === 'carousel';
  return {
    type,
    columns: own?.columns ?? columns,
    slideWidth: narrower(known.slideWidth, known.slideMaxWidth) ?? 'auto',
    slidePadding: known.slidePadding ?? 'small',
    margin: known.margin,
    arrows: scrolls && own?.showArrows !== false,
    indicators: scrolls && known.showIndicators === true,
    progress: scrolls && known.showProgress === true,
    intervalMs: scrolls && known.autoplay === true ? known.autorotateTime * SECOND_MS : 0,
    loop: known.loop === true,
  };
}

/** True if any breakpoint needs a script; other collections are plain markup. */
export const wantsCarousel = (layouts: CollectionLayouts): boolean =>
  [layouts.sm, layouts.md, layouts.lg].some(
    ({ arrows, indicators, progress, intervalMs }) => arrows || indicators || progress || intervalMs > 0,
  );

/** The carousel parts that a breakpoint hides. */
export const hiddenParts = ({ arrows, indicators, progress, intervalMs }: LayoutAt): string | undefined =>
  Object.entries({ arrows, indicators, progress, pause: intervalMs > 0 })
    .flatMap(([part, isShown]) => (isShown ? [] : part))
    .join(' ') || undefined;
