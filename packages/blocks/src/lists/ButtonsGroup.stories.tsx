import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { buttonsGroupJson } from './lists.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Lists/Buttons group',
  ...blockStories('ButtonsGroup', { spec: '§2 Buttons group', args: buttonsGroupJson }),
};
export default meta;

export const Plain: BlockStory = {};
export const OfEqualSize: BlockStory = { args: { equalTargetSize: true, alignment: 'left' } };

export const EveryField: BlockStory = { args: everyField('ButtonsGroup') };

export const LongText = inState({ content: 'long' }, Plain, OfEqualSize);
export const German = inState({ language: 'de' }, Plain, OfEqualSize);
export const Empty = inState({ content: 'empty' }, Plain, OfEqualSize);
