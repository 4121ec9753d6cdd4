import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { bannerJson } from './banner.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Banners/Thin',
  ...blockStories('ThinBanner', {
    spec: '§1 Banners, §3 Banner, §9 gradients and widths',
    args: { ...bannerJson, subtitle: 'Until Sunday', mediaList: [] },
  }),
};
export default meta;

export const Plain: BlockStory = {};
export const PlainLeft: BlockStory = { args: { alignment: 'left', backgroundColor: 'muted' } };

export const EveryField: BlockStory = { args: everyField('ThinBanner') };

export const LongText = inState({ content: 'long' }, Plain, PlainLeft);
export const LongGerman = inState({ language: 'de', content: 'long' }, Plain, PlainLeft);
export const German = inState({ language: 'de' }, Plain, PlainLeft);
export const Empty = inState({ content: 'empty' }, Plain, PlainLeft);
