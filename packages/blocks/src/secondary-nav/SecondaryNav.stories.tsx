import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import { secondaryNav } from './secondary-nav.fixtures.ts';
import { SecondaryNav } from './SecondaryNav.tsx';

const meta: Meta<typeof SecondaryNav> = {
  parameters: { bare: true },
  title: 'Blocks/SecondaryNav',
  component: SecondaryNav,
  decorators: [inShop],
};
export default meta;
type Story = StoryObj<typeof SecondaryNav>;

export const Plain: Story = { args: { block: secondaryNav() } };
export const WithDivider: Story = { args: { block: secondaryNav({ divider: true }) } };
