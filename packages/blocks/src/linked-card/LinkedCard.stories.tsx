import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../testing/environment.fixtures.tsx';
import { linkedCard } from './linked-card.fixtures.ts';
import { LinkedCard } from './LinkedCard.tsx';
import stage from '../testing/stage.module.css';

const meta: Meta<typeof LinkedCard> = {
  parameters: { bare: true },
  title: 'Blocks/LinkedCard',
  component: LinkedCard,
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
type Story = StoryObj<typeof LinkedCard>;

const layout = (name: string, alignment = 'left') => ({
  responsiveLayout: { sm: { layout: name, alignment } },
});
const buttons = {
  mediaTarget: undefined,
  targets: [
    { text: 'Shop shoes', url: '/a' },
    { text: 'Read the guide', url: '/b', icon: 'arrow' },
  ],
};

export const Standard: Story = { args: { block: linkedCard() } };
export const Overlay: Story = { args: { block: linkedCard(layout('overlay')) } };
export const OverlayTop: Story = { args: { block: linkedCard(layout('overlay-top')) } };
export const OverlayBottom: Story = { args: { block: linkedCard(layout('overlay-bottom', 'center')) } };
export const WithButtons: Story = { args: { block: linkedCard(buttons) } };
export const OverlayWithButtons: Story = {
  args: { block: linkedCard({ ...buttons, ...layout('overlay'), overlayWidth: 'sm' }) },
};
export const OnAGround: Story = {
  args: {
    block: linkedCard({
      backgroundColor: 'muted',
      richText: '<p>Built on a foam that keeps its spring for 800 km.</p>',
    }),
  },
};
export const WithBadge: Story = {
  args: { block: linkedCard({ badgeImage: { src: '/images/scenes/lake-camp?ar=1x1', alt: 'Award 2026' } }) },
};
export const WithoutPicture: Story = {
  args: { block: linkedCard({ mediaList: [], backgroundColor: 'inverse' }) },
};
