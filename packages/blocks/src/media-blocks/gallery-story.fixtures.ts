import { within } from 'storybook/test';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import type { BlockStory } from '../testing/block-story.tsx';
import { storyImageUrl } from '../testing/pictures.ts';

const LAST = 'The last bus';
const LOOKS = [
  ['alpine-dawn', 'Above the lake'],
  ['autumn-forest', 'On the ridge'],
  ['coast-rain', 'In the rain'],
  ['desert-trail', LAST],
] as const;

const mount: NonNullable<BlockEnvironment['galleries']>['mount'] = (element) => {
  const list = document.createElement('ul');
  for (const [scene, alt] of LOOKS) {
    const image = document.createElement('img');
    image.src = storyImageUrl(`/images/scenes/${scene}`, { width: 480, format: 'webp' });
    image.alt = alt;
    const item = document.createElement('li');
    item.append(image);
    list.append(item);
  }
  element.replaceChildren(list);
  return () => element.replaceChildren();
};

export const shownGallery: BlockStory = {
  parameters: { shop: { galleries: { mount } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByAltText(LAST, {}, { timeout: 5_000 });
  },
};
