import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { anchorsJson } from './lists.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Lists/Anchors',
  ...blockStories('Anchors', { spec: '§1 Accordions and anchors', args: anchorsJson }),
};
export default meta;

export const Plain: BlockStory = {};
export const Divided: BlockStory = { args: { divider: true, title: undefined } };

export const EveryField: BlockStory = { args: everyField('Anchors') };

export const LongText = inState({ content: 'long' }, Plain, Divided);
export const German = inState({ language: 'de' }, Plain, Divided);
export const Empty = inState({ content: 'empty' }, Plain, Divided);
