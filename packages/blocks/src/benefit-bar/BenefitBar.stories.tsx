import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../hero/hero.fixtures.ts';
import { inShop } from '../testing/environment.fixtures.tsx';
import { benefitBar } from './benefit-bar.fixtures.ts';
import { BenefitBar } from './BenefitBar.tsx';

const meta: Meta<typeof BenefitBar> = {
  parameters: { bare: true },
  title: 'Blocks/BenefitBar',
  component: BenefitBar,
  decorators: [inShop],
};
export default meta;
type Story = StoryObj<typeof BenefitBar>;

export const Plain: Story = { args: { block: benefitBar() } };
export const Closable: Story = { args: { block: benefitBar({ showCloseButton: true, infoIcon: true }) } };
export const Centred: Story = {
  args: { block: benefitBar({ alignment: 'center', backgroundColor: 'accent' }) },
};
export const OnAPicture: Story = {
  args: { block: benefitBar({ backgroundImage: scene('lake-camp'), alignment: 'right' }) },
};
