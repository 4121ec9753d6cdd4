import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import { richText } from './rich-text.fixtures.ts';
import { RichText } from './RichText.tsx';

const meta: Meta<typeof RichText> = {
  parameters: { bare: true },
  title: 'Blocks/RichText',
  component: RichText,
  decorators: [inShop],
};
export default meta;
type Story = StoryObj<typeof RichText>;

export const Plain: Story = { args: { block: richText() } };
export const Centred: Story = {
  args: { block: richText({ alignment: 'center', backgroundColor: 'muted' }) },
};
export const Dark: Story = { args: { block: richText({ backgroundColor: 'inverse' }) } };
