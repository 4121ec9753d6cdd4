import type { Picture } from '../../../providers/pictures/provider.ts';

/** A clothes hanger in the product aspect ratio. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500">' +
  '<path fill="#eef0ef" d="M0 0h1200v1500H0z"/>' +
  '<g fill="none" stroke="#b9c0bd" stroke-width="18" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M540 600a60 60 0 1 1 76 58c-10 3-16 11-16 22v30"/>' +
  '<path d="M600 710 328 868c-30 17-18 62 16 62h512c34 0 46-45 16-62z"/></g></svg>';

/** The image of a product without a picture. */
export const PLACEHOLDER: Picture = {
  key: ['placeholder', 1],
  original: async () => ({ kind: 'vector', svg: SVG }),
};
