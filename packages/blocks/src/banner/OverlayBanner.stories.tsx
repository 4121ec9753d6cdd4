import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { bannerJson, filmedBanner } from './banner.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Banners/Overlay',
  ...blockStories('OverlayBanner', {
    spec: '§1 Banners, §3 Banner, §9 gradients and widths',
    args: bannerJson,
  }),
};
export default meta;

export const Plain: BlockStory = {};
export const ExtraSmall: BlockStory = { args: { overlayWidth: 'xs', alignment: 'right' } };
export const LargeInverse: BlockStory = {
  args: { overlayWidth: 'lg', alignment: 'center', backgroundColor: 'inverse' },
};
export const WithFilm: BlockStory = { args: filmedBanner };

export const EveryField: BlockStory = { args: everyField('OverlayBanner') };

export const LongText = inState({ content: 'long' }, Plain, ExtraSmall, LargeInverse, WithFilm);
export const LongGerman = inState(
  { language: 'de', content: 'long' },
  Plain,
  ExtraSmall,
  LargeInverse,
  WithFilm,
);
export const German = inState({ language: 'de' }, Plain, ExtraSmall, LargeInverse, WithFilm);
export const WithoutPictures = inState({ content: 'no-pictures' }, Plain, ExtraSmall, LargeInverse);
export const Empty = inState({ content: 'empty' }, Plain, ExtraSmall, LargeInverse);
