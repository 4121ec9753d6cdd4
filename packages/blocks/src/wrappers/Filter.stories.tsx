import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { filterJson } from './wrappers.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Wrappers/Filter',
  ...blockStories('Filter', { spec: '§3 Filter block', args: filterJson }),
};
export default meta;

export const Open: BlockStory = { parameters: { shop: { place: { categoryIds: ['110100'] } } } };
export const LongText: BlockStory = { globals: { content: 'long' } };
export const German: BlockStory = { globals: { language: 'de' } };
