import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import { promoBar } from './promo-bar.fixtures.ts';
import { PromoBar } from './PromoBar.tsx';

const meta: Meta<typeof PromoBar> = {
  parameters: { bare: true },
  title: 'Blocks/PromoBar',
  component: PromoBar,
  decorators: [inShop],
};
export default meta;
type Story = StoryObj<typeof PromoBar>;

export const Several: Story = { args: { block: promoBar() } };
export const Rotating: Story = { args: { block: promoBar({ autorotateTime: 6 }) } };
export const Closable: Story = { args: { block: promoBar({ autorotateTime: 6, closable: true }) } };
export const OneMessage: Story = {
  args: {
    block: promoBar({
      closable: true,
      messages: [{ id: 'one', richText: 'New: the <a href="/c/trail-1">trail collection</a>' }],
    }),
  },
};
export const LongMessage: Story = {
  args: {
    block: promoBar({
      messages: [
        {
          id: 'long',
          richText:
            'Members get early access to the winter sale, free express delivery and a repair a year: join in a minute',
          targets: [{ text: 'Join', url: '/join' }],
        },
        { id: 'short', richText: 'Free delivery', background: 'muted' },
      ],
    }),
  },
};
