import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import stage from '../testing/stage.module.css';
import { categoryCard } from './category-card.fixtures.ts';
import { CategoryCard } from './CategoryCard.tsx';

const meta: Meta<typeof CategoryCard> = {
  parameters: { bare: true },
  title: 'Blocks/CategoryCard',
  component: CategoryCard,
  decorators: [
    (Story) => (
      <div className={stage['narrow']}>
        <Story />
      </div>
    ),
    inShop,
  ],
};
export default meta;
type Story = StoryObj<typeof CategoryCard>;

export const Plain: Story = { args: { block: categoryCard() } };
export const WithSubtitle: Story = { args: { block: categoryCard({ subtitle: '48 styles' }) } };
export const WithoutPicture: Story = { args: { block: categoryCard({ mediaList: [] }) } };
