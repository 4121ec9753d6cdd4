import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { filmedScene } from '../hero/hero.fixtures.ts';
import { splitBannerJson } from './split-banner.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/SplitBanner',
  ...blockStories('SplitBanner', { spec: '§1 Banners, §3 Banner', args: splitBannerJson }),
};
export default meta;

export const Half: BlockStory = {};
export const PictureAtTheEnd: BlockStory = { args: { imagePosition: 'end', imageWidth: 60 } };
export const SmallPicture: BlockStory = { args: { imageWidth: 40, alignment: 'center' } };
export const Dark: BlockStory = { args: { backgroundColor: 'inverse', captionText: 'Bergen' } };
export const Accent: BlockStory = { args: { backgroundColor: 'accent', imagePosition: 'end' } };
export const WithFilm: BlockStory = {
  args: { mediaList: [filmedScene('coast-dusk', 'A workshop by the sea')] },
};

export const EveryField: BlockStory = { args: everyField('SplitBanner') };

export const LongText = inState(
  { content: 'long' },
  Half,
  PictureAtTheEnd,
  SmallPicture,
  Dark,
  Accent,
  WithFilm,
);
export const LongGerman = inState(
  { language: 'de', content: 'long' },
  Half,
  PictureAtTheEnd,
  SmallPicture,
  Dark,
  Accent,
);
export const German = inState({ language: 'de' }, Half, PictureAtTheEnd, SmallPicture, Dark, Accent);
export const WithoutPictures = inState(
  { content: 'no-pictures' },
  Half,
  PictureAtTheEnd,
  SmallPicture,
  Dark,
  Accent,
);
export const Empty = inState({ content: 'empty' }, Half, PictureAtTheEnd, SmallPicture, Dark, Accent);
