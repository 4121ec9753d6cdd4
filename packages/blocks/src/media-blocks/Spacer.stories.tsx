import type { Meta } from '@storybook/react-vite';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Media/Spacer',
  ...blockStories('Spacer', { spec: '§2 Spacer', args: { id: 'spacer' } }),
};
export default meta;

export const Plain: BlockStory = {};
export const OnAGround: BlockStory = { args: { backgroundColor: 'sunken', marginBottom: 'large' } };
export const EveryField: BlockStory = { args: everyField('Spacer') };
