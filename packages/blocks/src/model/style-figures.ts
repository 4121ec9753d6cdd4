/** A figure of spec 3 §9 that only a stylesheet uses. */
interface StyleFigure {
  readonly what: string;
  readonly file: string;
  /** The selector, without media queries. */
  readonly selector: string;
  readonly property: string;
  /** From the narrowest width on. */
  readonly values: readonly string[];
}

const rem = (pixels: number): string => `${pixels / 16}rem`;

const hero = 'hero/hero.module.css';
const mediaText = 'parts/media-text.module.css';
const split = 'split-banner/split-banner.module.css';

/**
 * The figures of spec 3 §9 in stylesheets; `style-figures.test.ts` compares them. A gradient that is off has
 * no height: the text moves below the picture.
 */
export const STYLE_FIGURES: readonly StyleFigure[] = [
  {
    what: 'height of a full gradient',
    file: mediaText,
    selector: ".frame[data-gradient='full'] > .words",
    property: '--words-size',
    values: ['35%'],
  },
  {
    what: 'height of a focused gradient',
    file: mediaText,
    selector: ".frame[data-gradient='focused'] > .words",
    property: '--words-size',
    values: ['50%'],
  },
  {
    what: 'height of cinema mode',
    file: mediaText,
    selector: '.frame[data-cinema] > .media',
    property: 'min-block-size',
    values: ['50vh'],
  },
  {
    what: 'slides of calls to action',
    file: 'lists/lists.module.css',
    selector: '.ctas',
    property: '--slide',
    values: ['19.25rem', '26.5rem'],
  },
  {
    what: 'widest caption',
    file: 'parts/parts.module.css',
    selector: '.caption',
    property: 'max-inline-size',
    values: ['9.375rem'],
  },
  {
    what: 'split picture of 60 percent',
    file: split,
    selector: ".banner[data-width='60']",
    property: '--picture',
    values: ['60fr'],
  },
  {
    what: 'split picture of 50 percent',
    file: split,
    selector: ".banner[data-width='50']",
    property: '--picture',
    values: ['50fr'],
  },
  {
    what: 'split picture of 40 percent',
    file: split,
    selector: ".banner[data-width='40']",
    property: '--picture',
    values: ['40fr'],
  },
  {
    what: 'widest promo bar',
    file: 'promo-bar/promo-bar.module.css',
    selector: '.bar',
    property: 'grid-template-columns',
    values: [`1fr minmax(0, ${rem(548)}) 1fr`, 'minmax(2rem, auto) minmax(0, 1fr) minmax(2rem, auto)'],
  },
  {
    what: 'overlay picture of a product',
    file: hero,
    selector: '.product',
    property: 'inline-size',
    values: [rem(196), rem(271), rem(344)],
  },
  {
    what: 'height of an overlay picture of a product',
    file: hero,
    selector: '.product',
    property: 'block-size',
    values: [rem(343), rem(467), rem(538)],
  },
  {
    what: 'bar of the mega menu',
    file: 'menu/main-menu.module.css',
    selector: '.top',
    property: 'min-block-size',
    values: ['2.35rem'],
  },
  {
    what: 'columns of the mega menu',
    file: 'menu/menu-contents.module.css',
    selector: '.columns',
    property: 'grid-template-columns',
    values: ['repeat(6, minmax(0, 1fr))'],
  },
];
