import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import { splitBanner } from './split-banner.fixtures.ts';
import { SplitBanner } from './SplitBanner.tsx';

const meta: Meta<typeof SplitBanner> = {
  parameters: { bare: true },
  title: 'Blocks/SplitBanner',
  component: SplitBanner,
  decorators: [inShop],
};
export default meta;
type Story = StoryObj<typeof SplitBanner>;

export const Half: Story = { args: { block: splitBanner() } };
export const PictureAtTheEnd: Story = {
  args: { block: splitBanner({ imagePosition: 'end', imageWidth: 60 }) },
};
export const SmallPicture: Story = { args: { block: splitBanner({ imageWidth: 40, alignment: 'center' }) } };
export const Dark: Story = {
  args: { block: splitBanner({ backgroundColor: 'inverse', captionText: 'Bergen' }) },
};
export const Accent: Story = {
  args: { block: splitBanner({ backgroundColor: 'accent', imagePosition: 'end' }) },
};
