import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { bannerJson, filmedBanner } from './banner.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Banners/Espot',
  ...blockStories('EspotBanner', {
    spec: '§1 Banners, §3 Banner, §9 gradients and widths',
    args: bannerJson,
  }),
};
export default meta;

export const Plain: BlockStory = {};
export const FocusedCentre: BlockStory = { args: { gradientStyle: 'focused', alignment: 'center' } };
export const WithoutGradient: BlockStory = { args: { gradientStyle: 'off' } };
export const WithFilm: BlockStory = { args: filmedBanner };

export const EveryField: BlockStory = { args: everyField('EspotBanner') };

export const LongText = inState({ content: 'long' }, Plain, FocusedCentre, WithoutGradient, WithFilm);
export const LongGerman = inState(
  { language: 'de', content: 'long' },
  Plain,
  FocusedCentre,
  WithoutGradient,
  WithFilm,
);
export const German = inState({ language: 'de' }, Plain, FocusedCentre, WithoutGradient, WithFilm);
export const WithoutPictures = inState({ content: 'no-pictures' }, Plain, FocusedCentre, WithoutGradient);
export const Empty = inState({ content: 'empty' }, Plain, FocusedCentre, WithoutGradient);
