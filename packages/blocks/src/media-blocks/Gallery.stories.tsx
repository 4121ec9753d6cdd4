import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { ugcWidgetJson } from './media-blocks.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Media/Gallery of shoppers',
  ...blockStories('UgcWidget', {
    spec: '§2 User-generated-content widget, §3 Gallery blocks',
    args: ugcWidgetJson,
  }),
};
export default meta;

const mount = (text: string) => (element: HTMLElement) => {
  element.textContent = text;
  return () => element.replaceChildren();
};

export const Shown: BlockStory = {
  parameters: { shop: { galleries: { mount: mount('The gallery of another party.') } } },
};
export const NotAllowed: BlockStory = {};
export const Failed: BlockStory = {
  parameters: {
    shop: {
      galleries: {
        mount: () => {
          throw new Error('The gallery does not answer.');
        },
        pageUrl: () => '/gallery',
      },
    },
  },
};
export const German: BlockStory = { ...Shown, globals: { language: 'de' } };
export const LongText: BlockStory = { ...Shown, globals: { content: 'long' } };
