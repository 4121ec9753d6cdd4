import type { Meta, StoryObj } from '@storybook/react-vite';
import { productCards } from '../product-card/product-card.fixtures.ts';
import { inShop } from '../testing/environment.fixtures.tsx';
import { recommendations } from './recommendation-carousel.fixtures.ts';
import { RecommendationCarousel } from './RecommendationCarousel.tsx';

const meta: Meta<typeof RecommendationCarousel> = {
  parameters: { bare: true },
  title: 'Blocks/RecommendationCarousel',
  component: RecommendationCarousel,
  decorators: [inShop],
  args: { products: { best: productCards(10) } },
};
export default meta;
type Story = StoryObj<typeof RecommendationCarousel>;

export const ThreeCards: Story = { args: { block: recommendations({ variant: '3-cards' }) } };
export const FiveCards: Story = { args: { block: recommendations() } };
export const SixCards: Story = {
  args: { block: recommendations({ variant: '6-cards', showRatings: false }) },
};
export const WithoutTitle: Story = {
  args: { block: recommendations({ title: undefined, target: undefined }) },
};
export const NothingToRecommend: Story = { args: { block: recommendations(), products: { best: [] } } };
