import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { verticalLinkListJson } from './lists.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Lists/Vertical list',
  ...blockStories('VerticalLinkList', { spec: '§4 Vertical list', args: verticalLinkListJson }),
};
export default meta;

export const Plain: BlockStory = {};

export const EveryField: BlockStory = { args: everyField('VerticalLinkList') };

export const LongText = inState({ content: 'long' }, Plain);
export const German = inState({ language: 'de' }, Plain);
export const Empty = inState({ content: 'empty' }, Plain);
