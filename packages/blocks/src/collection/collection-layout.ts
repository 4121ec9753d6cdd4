import type { CollectionBlock, CollectionLayout } from '../model/index.ts';

const DEFAULTS = {
  standard: { sm: 1, md: 2, lg: 3 },
  cards: { sm: 1, md: 2, lg: 3 },
  categories: { sm: 2, md: 3, lg: 6 },
  benefits: { sm: 1, md: 2, lg: 4 },
} as const;

type SlideWidth = NonNullable<CollectionLayout['slideWidth']>;

const SECOND_MS = 1000;

/** How a collection lies at one breakpoint. */
export interface LayoutAt {
  readonly type: 'grid' | 'carousel';
  readonly columns: number;
  readonly slideWidth: SlideWidth | 'auto';
  /** Space between the items; small unless the content says otherwise (spec 3 §9). */
  readonly slidePadding: NonNullable<CollectionLayout['slidePadding']>;
  /** Space above and below the items, where the content wants some. */
  readonly margin: CollectionLayout['margin'];
  /** Buttons are worth their place only where a pointer has no swipe: on the larger breakpoints, unless turned off. */
  readonly arrows: boolean;
  readonly indicators: boolean;
  readonly progress: boolean;
  /** 0 does not move by itself; the content gives seconds, and wants it with `autoplay` (spec 3 §3, §9). */
  readonly intervalMs: number;
  readonly loop: boolean;
}

/** The layouts of a collection at every breakpoint. */
export type CollectionLayouts = ReturnType<typeof collectionLayout>;

/** Layouts at every breakpoint; one that the content leaves out is that of the next smaller, with the columns of the variant. */
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

/** What moves and shows at a breakpoint; arrows and columns are each breakpoint's own. */
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
  // A time that is not given is read as none.
  autorotateTime: given?.autorotateTime || (smaller?.autorotateTime ?? 0),
  loop: given?.loop ?? smaller?.loop,
});

/** Widths of slides from the narrowest on. */
const FROM_NARROW: readonly SlideWidth[] = ['xs', 'sm', 'md', 'lg', 'xl', 'full'];

/** The width of a slide that is wider than none may be: the bound itself. */
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

/** True where any breakpoint has what only a script can drive; other collections are markup that scrolls or lies in a grid. */
export const wantsCarousel = (layouts: CollectionLayouts): boolean =>
  [layouts.sm, layouts.md, layouts.lg].some(
    ({ arrows, indicators, progress, intervalMs }) => arrows || indicators || progress || intervalMs > 0,
  );

/** Names of the carousel's parts that a breakpoint does not show. */
export const hiddenParts = ({ arrows, indicators, progress, intervalMs }: LayoutAt): string | undefined =>
  Object.entries({ arrows, indicators, progress, pause: intervalMs > 0 })
    .flatMap(([part, isShown]) => (isShown ? [] : part))
    .join(' ') || undefined;
