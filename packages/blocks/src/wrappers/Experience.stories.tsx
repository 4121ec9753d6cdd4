import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { experienceJson } from './wrappers.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Wrappers/Experience',
  ...blockStories('Experience', { spec: '§3 Experience, §4', args: experienceJson }),
};
export default meta;

export const Baseline: BlockStory = {};
export const Variant: BlockStory = { parameters: { shop: { useVariant: () => 'v1' } } };
export const LongText: BlockStory = { globals: { content: 'long' } };
export const German: BlockStory = { globals: { language: 'de' } };
