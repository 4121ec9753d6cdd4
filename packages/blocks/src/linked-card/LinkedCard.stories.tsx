import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { filmedScene } from '../hero/hero.fixtures.ts';
import stage from '../testing/stage.module.css';
import { linkedCardJson } from './linked-card.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/LinkedCard',
  decorators: [
    (Story) => (
      <div className={stage['narrow']}>
        <Story />
      </div>
    ),
  ],
  ...blockStories('LinkedCard', { spec: '§2 Linked card, §9 widths of overlays', args: linkedCardJson() }),
};
export default meta;

const layout = (name: string, alignment = 'left') => ({
  responsiveLayout: { sm: { layout: name, alignment } },
});
const buttons = {
  mediaTarget: undefined,
  targets: [
    { text: 'Shop shoes', url: '/a' },
    { text: 'Read the guide', url: '/b', icon: 'arrow' },
  ],
};

export const Standard: BlockStory = {};
export const Overlay: BlockStory = { args: layout('overlay') };
export const OverlayTop: BlockStory = { args: layout('overlay-top') };
export const OverlayBottom: BlockStory = { args: layout('overlay-bottom', 'center') };
export const WithButtons: BlockStory = { args: buttons };
export const OverlayWithButtons: BlockStory = {
  args: { ...buttons, ...layout('overlay'), overlayWidth: 'sm' },
};
export const OnAGround: BlockStory = {
  args: {
    backgroundColor: 'muted',
    richText: '<p>Built on a foam that keeps its spring for 800 km.</p>',
  },
};
export const WithBadge: BlockStory = {
  args: { badgeImage: { src: '/images/scenes/lake-camp?ar=1x1', alt: 'Award 2026' } },
};
export const WithFilm: BlockStory = {
  args: { mediaList: [filmedScene('desert-light', 'A runner on a dune')] },
};
export const WithoutPicture: BlockStory = { args: { mediaList: [], backgroundColor: 'inverse' } };

export const EveryField: BlockStory = { args: everyField('LinkedCard') };

export const LongText = inState(
  { content: 'long' },
  Standard,
  Overlay,
  OverlayTop,
  OverlayBottom,
  WithButtons,
  OverlayWithButtons,
  OnAGround,
  WithBadge,
  WithFilm,
);
export const LongGerman = inState(
  { language: 'de', content: 'long' },
  Standard,
  Overlay,
  OverlayTop,
  OverlayBottom,
  WithButtons,
  OverlayWithButtons,
  OnAGround,
  WithBadge,
);
export const German = inState(
  { language: 'de' },
  Standard,
  Overlay,
  OverlayTop,
  OverlayBottom,
  WithButtons,
  OverlayWithButtons,
  OnAGround,
  WithBadge,
);
export const WithoutPictures = inState(
  { content: 'no-pictures' },
  Standard,
  Overlay,
  OverlayTop,
  OverlayBottom,
  WithButtons,
  OverlayWithButtons,
  OnAGround,
  WithBadge,
);
export const Empty = inState(
  { content: 'empty' },
  Standard,
  Overlay,
  OverlayTop,
  OverlayBottom,
  WithButtons,
  OverlayWithButtons,
  OnAGround,
  WithBadge,
);
