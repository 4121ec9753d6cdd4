import {
  PRODUCT_VIEWS,
  type ImageSubject,
  type PicturedProduct,
  type PictureSource,
} from '../../../providers/pictures/provider.ts';

export const product = (colour = '#2f5d62'): PicturedProduct => ({
  productCode: 'NF-1001',
  colorId: 'teal',
  description: colour,
});

/** Two halves, so that a crop differs from the whole. */
export const halves = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500"><path fill="#fff" d="M0 0h600v1500H0z"/><path fill="${colour}" d="M600 0h600v1500H600z"/></svg>`;

const SCENES = ['lake', 'ridge'];

const colourOf = (subject: ImageSubject): unknown =>
  subject.type === 'product'
    ? subject.product.description
    : SCENES.includes(subject.name)
      ? '#1d1f22'
      : undefined;

export const fakePictures = (): PictureSource => ({
  isImmutable: true,
  find: async (subject) => {
    const colour = colourOf(subject);
    if (typeof colour !== 'string') return undefined;
    if (subject.type === 'product' && !PRODUCT_VIEWS.some((view) => view === subject.view)) return undefined;
    return {
      key: ['fake', subject.type, colour],
      original: async () => ({ kind: 'vector', svg: halves(colour) }),
    };
  },
  views: async ({ description }) => (typeof description === 'string' ? PRODUCT_VIEWS : []),
  scenes: async () => SCENES,
  mark: async (name) => (name === 'brand' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : undefined),
});
