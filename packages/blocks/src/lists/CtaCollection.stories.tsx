import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { ctaCollectionJson } from './lists.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Lists/Calls to action',
  ...blockStories('CtaCollection', {
    spec: '§1 Block families, §9 CTA carousel slides',
    args: ctaCollectionJson,
  }),
};
export default meta;

export const Plain: BlockStory = {};

export const EveryField: BlockStory = { args: everyField('CtaCollection') };

export const LongText = inState({ content: 'long' }, Plain);
export const German = inState({ language: 'de' }, Plain);
export const Empty = inState({ content: 'empty' }, Plain);
