import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { shownGallery } from './gallery-story.fixtures.ts';
import { ugcWidgetJson } from './media-blocks.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Media/Social gallery',
  ...blockStories('SocialGallery', {
    spec: '§2 Social photo gallery, §3 Gallery blocks',
    args: ugcWidgetJson,
  }),
};
export default meta;

export const Shown: BlockStory = shownGallery;
export const NotAllowed: BlockStory = {};
export const EveryField: BlockStory = { args: everyField('SocialGallery') };

export const German: BlockStory = { ...shownGallery, globals: { language: 'de' } };
