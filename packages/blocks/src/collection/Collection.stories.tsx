import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { linkedCardJson } from '../linked-card/linked-card.fixtures.ts';
import { everyField } from '../testing/every-field.fixtures.ts';
import { activitiesJson, benefitsJson, categoriesJson } from './collection.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Collection',
  ...blockStories('Collection', {
    spec: '§1 Block families, §3 Collection, §9 CTA carousel slides',
    args: activitiesJson,
  }),
};
export default meta;

export const Grid: BlockStory = { args: { breakpoints: { lg: { columns: 4 } } } };
export const CategoryGrid: BlockStory = { args: categoriesJson };
export const CarouselOnPhones: BlockStory = {
  args: {
    breakpoints: {
      sm: { type: 'carousel', slideWidth: '19.25rem' },
      md: { type: 'grid' },
      lg: { columns: 4 },
    },
  },
};
export const CarouselEverywhere: BlockStory = {
  args: { breakpoints: { sm: { type: 'carousel' }, lg: { slideWidth: '26.5rem' } } },
};
export const RotatingCarousel: BlockStory = {
  args: {
    breakpoints: {
      sm: {
        type: 'carousel',
        autoplay: true,
        autorotateTime: 5,
        loop: true,
        showIndicators: true,
        showProgress: true,
      },
    },
  },
};
export const FullWidthCentred: BlockStory = {
  args: {
    isFullWidth: true,
    alignment: 'center',
    backgroundColor: 'muted',
    breakpoints: { lg: { columns: 4 } },
  },
};
export const WithoutTitle: BlockStory = { args: { ...categoriesJson, title: undefined, target: undefined } };
export const Benefits: BlockStory = { args: benefitsJson };
export const BenefitsOnAGround: BlockStory = {
  args: { ...benefitsJson, backgroundColor: 'muted', alignment: 'center' },
};

export const EveryField: BlockStory = { args: everyField('Collection', { items: [linkedCardJson()] }) };

export const LongText = inState({ content: 'long' }, Grid, CategoryGrid, CarouselEverywhere, Benefits);
export const LongGerman = inState(
  { language: 'de', content: 'long' },
  Grid,
  CategoryGrid,
  CarouselEverywhere,
  Benefits,
);
export const German = inState({ language: 'de' }, Grid, CategoryGrid, CarouselEverywhere, Benefits);
export const WithoutPictures = inState(
  { content: 'no-pictures' },
  Grid,
  CategoryGrid,
  CarouselEverywhere,
  Benefits,
);
export const Empty = inState({ content: 'empty' }, Grid, CategoryGrid, CarouselEverywhere, Benefits);
