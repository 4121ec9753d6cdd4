import { within } from 'storybook/test';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import type { BlockStory } from '../testing/block-story.tsx';
import { storyImageUrl } from '../testing/pictures.ts';

const LOOKS = ['Above the lake', 'On the ridge', 'In the rain', 'The last bus'];
const SCENES = ['alpine-dawn', 'autumn-forest', 'coast-rain', 'desert-trail'];

/** Draws four looks, as the party of a gallery does. */
const mount: NonNullable<BlockEnvironment['galleries']>['mount'] = (element) => {
  const list = document.createElement('ul');
  for (const [at, alt] of LOOKS.entries()) {
    const image = document.createElement('img');
    image.src = storyImageUrl(`/images/scenes/${SCENES[at] ?? ''}`, { width: 480, format: 'webp' });
    image.alt = alt;
    const item = document.createElement('li');
    item.append(image);
    list.append(item);
  }
  element.replaceChildren(list);
  return () => element.replaceChildren();
};

/** A gallery whose party is allowed, once it has drawn. */
export const shownGallery: BlockStory = {
  parameters: { shop: { galleries: { mount } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByAltText(LOOKS.at(-1) ?? '', {}, { timeout: 5_000 });
  },
};
