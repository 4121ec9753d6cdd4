import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { ugcWidgetJson } from './media-blocks.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Media/Social gallery',
  ...blockStories('SocialGallery', {
    spec: '§2 Social photo gallery, §3 Gallery blocks',
    args: ugcWidgetJson,
  }),
};
export default meta;

const shown = {
  shop: {
    galleries: {
      mount: (element: HTMLElement) => {
        element.textContent = 'The gallery of another party.';
        return () => element.replaceChildren();
      },
    },
  },
};

export const Shown: BlockStory = { parameters: shown };
export const NotAllowed: BlockStory = {};
export const German: BlockStory = { parameters: shown, globals: { language: 'de' } };
