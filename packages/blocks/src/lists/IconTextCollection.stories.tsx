import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { iconTextsJson } from './lists.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Lists/Icon and text',
  ...blockStories('IconTextCollection', { spec: '§2 Icon and text collection', args: iconTextsJson() }),
};
export default meta;

export const IconLeft: BlockStory = {};
export const IconAboveText: BlockStory = {
  args: { ...iconTextsJson(5), variant: 'icon-above-text', iconSize: 'large' },
};
export const OneColumn: BlockStory = {
  args: { ...iconTextsJson(3), variant: 'one-column', iconSize: 'small' },
};

export const EveryField: BlockStory = { args: everyField('IconTextCollection') };

export const LongText = inState({ content: 'long' }, IconLeft, IconAboveText, OneColumn);
export const German = inState({ language: 'de' }, IconLeft, IconAboveText, OneColumn);
export const Empty = inState({ content: 'empty' }, IconLeft, IconAboveText, OneColumn);
