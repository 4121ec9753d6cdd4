import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { shownGallery } from './gallery-story.fixtures.ts';
import { ugcWidgetJson } from './media-blocks.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Media/Gallery of shoppers',
  ...blockStories('UgcWidget', {
    spec: '§2 User-generated-content widget, §3 Gallery blocks',
    args: ugcWidgetJson,
  }),
};
export default meta;

export const Shown: BlockStory = shownGallery;
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
export const EveryField: BlockStory = { args: everyField('UgcWidget') };

export const LongText: BlockStory = { ...Shown, globals: { content: 'long' } };
