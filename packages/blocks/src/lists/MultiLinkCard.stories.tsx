import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { multiLinkCardJson } from './lists.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Lists/Multi-link card',
  ...blockStories('MultiLinkCard', { spec: '§2 Multi-link card', args: multiLinkCardJson }),
};
export default meta;

export const Plain: BlockStory = {};
export const Centred: BlockStory = { args: { alignment: 'center' } };

export const EveryField: BlockStory = { args: everyField('MultiLinkCard') };

export const LongText = inState({ content: 'long' }, Plain, Centred);
export const German = inState({ language: 'de' }, Plain, Centred);
export const WithoutPictures = inState({ content: 'no-pictures' }, Plain, Centred);
export const Empty = inState({ content: 'empty' }, Plain, Centred);
