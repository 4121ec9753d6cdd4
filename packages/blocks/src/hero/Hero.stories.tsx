import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import { Hero } from './Hero.tsx';
import { hero, scene } from './hero.fixtures.ts';

const meta: Meta<typeof Hero> = {
  parameters: { bare: true },
  title: 'Blocks/Hero',
  component: Hero,
  decorators: [inShop],
  args: { priority: true },
};
export default meta;
type Story = StoryObj<typeof Hero>;

const all = (layout: string, alignment = 'left') => ({ sm: { layout, alignment } });

export const Overlay: Story = { args: { block: hero() } };
export const CenterOverlay: Story = {
  args: {
    block: hero({
      responsiveLayout: all('center-overlay', 'center'),
      targets: [{ text: 'Explore', url: '/x' }],
    }),
  },
};
export const Standard: Story = { args: { block: hero({ responsiveLayout: all('standard') }) } };
export const BelowOneMedia: Story = { args: { block: hero({ responsiveLayout: all('below-1media') }) } };
export const BelowTwoMedia: Story = {
  args: {
    block: hero({
      responsiveLayout: all('below-2media', 'center'),
      mediaList: [scene('coast-noon', 'Coast'), scene('forest-rain', 'Forest')],
    }),
  },
};
export const BlockBelow: Story = {
  args: { block: hero({ variant: 'block-below', backgroundColor: 'muted' }) },
};
export const ProductOverlay: Story = {
  args: {
    block: hero({
      variant: 'product-overlay',
      overlayPicture: { src: '/images/products/NF100200/moss/front', alt: 'Summit shell in moss' },
    }),
  },
};
export const AlignedRight: Story = {
  args: { block: hero({ responsiveLayout: all('overlay', 'right'), captionPosition: 'left' }) },
};
export const FocusedGradient: Story = { args: { block: hero({ gradientStyle: 'focused' }) } };
export const LightTone: Story = {
  args: {
    block: hero({ gradientTone: 'light', captionPosition: 'off', mediaList: [scene('winter-pass', 'Snow')] }),
  },
};
export const NoButtons: Story = { args: { block: hero({ linkType: 'No-CTA' }) } };
export const WithoutPicture: Story = {
  args: { block: hero({ mediaList: [], backgroundColor: 'accent', captionText: '' }) },
};
