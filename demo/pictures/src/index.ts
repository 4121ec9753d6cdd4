import {
  PRODUCT_VIEWS,
  TURN_VIEWS,
  type ImageSubject,
  type Original,
  type Picture,
  type PictureSource,
} from '@haberdash/commerce-api/providers/pictures/provider.ts';

import { drawGiftCard, isGiftCardPicture } from './gift-card.ts';
import { drawMark, isMarkName } from './marks.ts';
import { readProductPicture, SCENE_NAMES } from './picture.ts';
import { productMarkup, turnPicture } from './product-markup.ts';
import { sceneMarkup } from './scene-markup.ts';
import { depthOf } from './turn/depths.ts';

/** Increment with every change to drawings, to invalidate cached images. */
const DRAWING_VERSION = 2;
/** Increment with every change to turning, to invalidate cached images. */
const TURN_VERSION = 2;

const vector = (svg: string): Original => ({ kind: 'vector', svg });

function find(subject: ImageSubject): Picture | undefined {
  if (subject.type === 'scene') {
    const name = SCENE_NAMES.find((entry) => entry === subject.name);
    return (
      name && {
        key: [DRAWING_VERSION, 'scene', [name]],
        original: async () => vector(await sceneMarkup(name)),
      }
    );
  }
  const { product } = subject;
  const view = PRODUCT_VIEWS.find((known) => known === subject.view);
  const frame = TURN_VIEWS.findIndex((known) => known === subject.view);
  if (isGiftCardPicture(product.description)) {
    if (view === undefined) return undefined;
    return {
      key: [DRAWING_VERSION, 'gift-card', [view]],
      original: async () => vector(drawGiftCard(view)),
    };
  }
  const picture = readProductPicture(product.description);
  if (picture === undefined) return undefined;
  const { kind, cut, audience, seed, base, accent, trim } = picture;
  if (frame >= 0) {
    if (depthOf(picture) === undefined) return undefined;
    return {
      key: [
        DRAWING_VERSION,
        'turn',
        TURN_VERSION,
        [kind, cut, audience, seed, base, accent, trim, subject.view],
      ],
      original: async () => ({
        kind: 'photograph',
        bytes: await turnPicture(picture, frame),
      }),
    };
  }
  if (view === undefined) return undefined;
  return {
    key: [DRAWING_VERSION, 'product', [kind, cut, audience, seed, base, accent, trim, view]],
    original: async () => vector(await productMarkup(picture, view)),
  };
}

/** The source of all demo pictures: products by description, scenes and marks by name. */
export const createPictureSource = (): PictureSource => ({
  isImmutable: true,
  find: async (subject) => find(subject),
  views: async (product) =>
    PRODUCT_VIEWS.filter((view) => find({ type: 'product', product, view }) !== undefined),
  scenes: async () => SCENE_NAMES,
  mark: async (name) => (isMarkName(name) ? drawMark(name) : undefined),
});
