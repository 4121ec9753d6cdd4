import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { filmedScene, heroJson, scene } from './hero.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Hero',
  ...blockStories('Hero', { spec: '§2 Hero, §3 Common fields, §9 gradients', args: heroJson }),
};
export default meta;

const all = (layout: string, alignment = 'left') => ({ sm: { layout, alignment } });

export const Overlay: BlockStory = {};
export const CenterOverlay: BlockStory = {
  args: {
    responsiveLayout: all('center-overlay', 'center'),
    targets: [{ text: 'Explore', url: '/x' }],
  },
};
export const Standard: BlockStory = { args: { responsiveLayout: all('standard') } };
export const BelowOneMedia: BlockStory = { args: { responsiveLayout: all('below-1media') } };
export const BelowTwoMedia: BlockStory = {
  args: {
    responsiveLayout: all('below-2media', 'center'),
    mediaList: [scene('coast-noon', 'Coast'), scene('forest-rain', 'Forest')],
  },
};
export const BlockBelow: BlockStory = { args: { variant: 'block-below', backgroundColor: 'muted' } };
export const ProductOverlay: BlockStory = {
  args: {
    variant: 'product-overlay',
    overlayPicture: { src: '/images/products/NF100200/moss/front', alt: 'Summit shell in moss' },
  },
};
export const AlignedRight: BlockStory = {
  args: { responsiveLayout: all('overlay', 'right'), captionPosition: 'left' },
};
export const FocusedGradient: BlockStory = { args: { gradientStyle: 'focused' } };
export const LightTone: BlockStory = {
  args: { gradientTone: 'light', captionPosition: 'off', mediaList: [scene('winter-pass', 'Snow')] },
};
export const NoButtons: BlockStory = { args: { linkType: 'No-CTA' } };
const ridge = [filmedScene('alpine-dawn', 'Two hikers cross a ridge at first light')];
export const Cinema: BlockStory = { args: { cinemaMode: true } };
export const CinemaWithFilm: BlockStory = { args: { cinemaMode: true, mediaList: ridge } };
export const WithFilm: BlockStory = { args: { mediaList: ridge } };
export const StandardWithFilm: BlockStory = {
  args: { responsiveLayout: all('standard'), mediaList: ridge },
};
export const WithoutPicture: BlockStory = {
  args: { mediaList: [], backgroundColor: 'accent', captionText: '' },
};

export const EveryField: BlockStory = { args: everyField('Hero') };

export const LongText = inState(
  { content: 'long' },
  Overlay,
  CenterOverlay,
  Standard,
  BelowOneMedia,
  BelowTwoMedia,
  BlockBelow,
  ProductOverlay,
  AlignedRight,
  FocusedGradient,
  LightTone,
  CinemaWithFilm,
  StandardWithFilm,
);
export const LongGerman = inState(
  { language: 'de', content: 'long' },
  Overlay,
  CenterOverlay,
  Standard,
  BelowOneMedia,
  BelowTwoMedia,
  BlockBelow,
  ProductOverlay,
  AlignedRight,
  FocusedGradient,
  LightTone,
  CinemaWithFilm,
  StandardWithFilm,
);
export const German = inState(
  { language: 'de' },
  Overlay,
  CenterOverlay,
  Standard,
  BelowOneMedia,
  BelowTwoMedia,
  BlockBelow,
  ProductOverlay,
  AlignedRight,
  FocusedGradient,
  LightTone,
  CinemaWithFilm,
  StandardWithFilm,
);
export const WithoutPictures = inState(
  { content: 'no-pictures' },
  Overlay,
  CenterOverlay,
  Standard,
  BlockBelow,
  ProductOverlay,
);
export const Empty = inState(
  { content: 'empty' },
  Overlay,
  CenterOverlay,
  Standard,
  BlockBelow,
  ProductOverlay,
);
