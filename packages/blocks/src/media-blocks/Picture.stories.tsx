import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { pictureJson } from './media-blocks.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Media/Picture',
  ...blockStories('Picture', { spec: '§2 Picture', args: pictureJson }),
};
export default meta;

export const Plain: BlockStory = {};
export const WithLink: BlockStory = { args: { target: { url: '/c/coast', text: 'Coast' } } };

export const EveryField: BlockStory = { args: everyField('Picture') };

export const German = inState({ language: 'de' }, Plain, WithLink);
