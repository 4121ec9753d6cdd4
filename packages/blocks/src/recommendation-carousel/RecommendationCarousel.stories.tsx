import type { Meta } from '@storybook/react-vite';
import { productCards } from '../product-card/product-card.fixtures.ts';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { recommendationsJson } from './recommendation-carousel.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/RecommendationCarousel',
  ...blockStories('RecommendationCarousel', {
    spec: '§3 Recommendation block, §7, §9 impressions',
    args: { ...recommendationsJson, recommendedProducts: productCards(10) },
  }),
};
export default meta;

export const ThreeCards: BlockStory = { args: { variant: '3-cards' } };
export const FiveCards: BlockStory = {};
export const SixCards: BlockStory = { args: { variant: '6-cards', showRatings: false } };
export const WithoutTitle: BlockStory = { args: { title: undefined, target: undefined } };
export const NothingToRecommend: BlockStory = { args: { recommendedProducts: [] } };

export const LongText = inState({ content: 'long' });
export const German = inState({ language: 'de' });
export const WithoutPictures = inState({ content: 'no-pictures' });
