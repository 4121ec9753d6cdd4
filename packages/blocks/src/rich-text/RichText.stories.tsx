import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { richTextJson } from './rich-text.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/RichText',
  ...blockStories('RichText', { spec: '§3 Common fields', args: richTextJson }),
};
export default meta;

export const Plain: BlockStory = {};
export const Centred: BlockStory = { args: { alignment: 'center', backgroundColor: 'muted' } };
export const Dark: BlockStory = { args: { backgroundColor: 'inverse' } };

export const EveryField: BlockStory = { args: everyField('RichText') };

export const LongText = inState({ content: 'long' }, Plain, Centred, Dark);
export const German = inState({ language: 'de' }, Plain, Centred, Dark);
