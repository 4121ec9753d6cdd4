import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { bannerJson, filmedBanner } from './banner.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Banners/Standard image',
  ...blockStories('StandardImageBanner', {
    spec: '§1 Banners, §3 Banner, §9 gradients and widths',
    args: bannerJson,
  }),
};
export default meta;

export const WithCaption: BlockStory = { args: { captionText: 'Senja', captionPosition: 'right' } };
export const Light: BlockStory = { args: { gradientTone: 'light', alignment: 'right' } };
export const Off: BlockStory = { args: { gradientStyle: 'off', gradientTone: 'light' } };
export const NoButtons: BlockStory = { args: { linkType: 'No-CTA' } };
export const WithFilm: BlockStory = { args: filmedBanner };
export const Cinema: BlockStory = { args: { cinemaMode: true } };
export const CinemaWithFilm: BlockStory = { args: { ...filmedBanner, cinemaMode: true } };

export const EveryField: BlockStory = { args: everyField('StandardImageBanner') };

export const LongText = inState(
  { content: 'long' },
  WithCaption,
  Light,
  Off,
  NoButtons,
  WithFilm,
  CinemaWithFilm,
);
export const LongGerman = inState(
  { language: 'de', content: 'long' },
  WithCaption,
  Light,
  Off,
  NoButtons,
  WithFilm,
  CinemaWithFilm,
);
export const German = inState(
  { language: 'de' },
  WithCaption,
  Light,
  Off,
  NoButtons,
  WithFilm,
  CinemaWithFilm,
);
export const WithoutPictures = inState({ content: 'no-pictures' }, WithCaption, Light, Off, NoButtons);
export const Empty = inState({ content: 'empty' }, WithCaption, Light, Off, NoButtons);
