import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import { activities, benefits, categories } from './collection.fixtures.ts';
import { Collection } from './Collection.tsx';

const meta: Meta<typeof Collection> = {
  parameters: { bare: true },
  title: 'Blocks/Collection',
  component: Collection,
  decorators: [inShop],
};
export default meta;
type Story = StoryObj<typeof Collection>;

export const Grid: Story = { args: { block: activities({ breakpoints: { lg: { columns: 4 } } }) } };
export const CategoryGrid: Story = { args: { block: categories() } };
export const CarouselOnPhones: Story = {
  args: {
    block: activities({
      breakpoints: {
        sm: { type: 'carousel', slideWidth: '19.25rem' },
        md: { type: 'grid' },
        lg: { columns: 4 },
      },
    }),
  },
};
export const CarouselEverywhere: Story = {
  args: { block: activities({ breakpoints: { sm: { type: 'carousel' }, lg: { slideWidth: '26.5rem' } } }) },
};
export const RotatingCarousel: Story = {
  args: {
    block: activities({
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
    }),
  },
};
export const FullWidthCentred: Story = {
  args: {
    block: activities({
      isFullWidth: true,
      alignment: 'center',
      backgroundColor: 'muted',
      breakpoints: { lg: { columns: 4 } },
    }),
  },
};
export const WithoutTitle: Story = { args: { block: categories({ title: undefined, target: undefined }) } };
export const Benefits: Story = { args: { block: benefits() } };
export const BenefitsOnAGround: Story = {
  args: { block: benefits({ backgroundColor: 'muted', alignment: 'center' }) },
};
