import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { bannerJson, filmedBanner } from './banner.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Banners/Below the image',
  ...blockStories('BelowImageBanner', {
    spec: '§1 Banners, §3 Banner, §9 gradients and widths',
    args: bannerJson,
  }),
};
export default meta;

export const WithCaption: BlockStory = { args: { captionText: 'Senja, 04:10' } };
export const Centred: BlockStory = { args: { alignment: 'center', backgroundColor: 'muted' } };
export const Right: BlockStory = { args: { alignment: 'right', backgroundColor: 'accent' } };
export const WithFilm: BlockStory = { args: filmedBanner };

export const EveryField: BlockStory = { args: everyField('BelowImageBanner') };

export const LongText = inState({ content: 'long' }, WithCaption, Centred, Right, WithFilm);
export const LongGerman = inState({ language: 'de', content: 'long' }, WithCaption, Centred, Right);
export const German = inState({ language: 'de' }, WithCaption, Centred, Right);
export const WithoutPictures = inState({ content: 'no-pictures' }, WithCaption, Centred, Right);
export const Empty = inState({ content: 'empty' }, WithCaption, Centred, Right);
