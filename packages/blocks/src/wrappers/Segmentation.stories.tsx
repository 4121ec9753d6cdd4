import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { guest, segmentationJson } from './wrappers.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Wrappers/Segmentation',
  ...blockStories('Segmentation', { spec: '§3 Segmentation, §4, §6', args: segmentationJson }),
};
export default meta;

export const Baseline: BlockStory = {};
export const Member: BlockStory = {
  parameters: { shop: { audience: guest({ isLoggedIn: true, isLoyaltyMember: true }) } },
};
export const LongText: BlockStory = { globals: { content: 'long' } };
export const German: BlockStory = { globals: { language: 'de' } };
