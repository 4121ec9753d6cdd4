import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import stage from '../testing/stage.module.css';
import { manyColors, productCard, productCards } from './product-card.fixtures.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta: Meta<typeof ProductCard> = {
  parameters: {
    bare: true,
    spec: 'Content blocks, §3 Recommended product card; Catalogue, §2 listing',
    schema: 'RecommendationCarousel',
  },
  argTypes: { headingLevel: { control: 'select', options: [2, 3, 4] } },
  title: 'Blocks/ProductCard',
  component: ProductCard,
  decorators: [
    (Story) => (
      <div className={stage['narrow']}>
        <Story />
      </div>
    ),
    inShop,
  ],
  args: { headingLevel: 2 },
};
export default meta;
type Story = StoryObj<typeof ProductCard>;

export const Plain: Story = { args: { product: productCard() } };
export const ManyColours: Story = {
  args: { product: productCard({ colors: manyColors, badge: { id: 'NEW', label: 'New' } }) },
};
export const Sale: Story = {
  args: {
    product: productCard({
      price: { currency: 'USD', current: 224, original: 320 },
      badge: { id: 'SALE', label: '−30%' },
    }),
  },
};
export const PriceRange: Story = {
  args: {
    product: productCard({
      price: { currency: 'USD', current: 90, original: 120, highCurrent: 110 },
    }),
  },
};
export const LowStock: Story = {
  args: { product: productCard({ eyebrow: { id: 'LOW_STOCK', label: 'Last few left' } }) },
};
export const SoldOut: Story = { args: { product: productCard({ available: false }) } };
export const Skeleton: Story = { render: () => <ProductCardSkeleton /> };
export const List: Story = {
  decorators: [
    () => (
      <div className={stage['grid']}>
        {productCards().map((product) => (
          <ProductCard key={product.id} product={product} headingLevel={2} />
        ))}
      </div>
    ),
    inShop,
  ],
};
