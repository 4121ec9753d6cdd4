import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import type { CartPort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { cartPort, upsell } from './upsell.fixtures.ts';
import { Upsell } from './Upsell.tsx';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §3 Upsell, §5, §9 stacked count' },
  title: 'Blocks/Upsell',
};
export default meta;

const of = (overrides: Readonly<Record<string, unknown>> = {}, cart: Partial<CartPort> = {}): StoryObj => ({
  render: () => (
    <InShop cart={cartPort(cart)}>
      <Upsell block={upsell(overrides)} />
    </InShop>
  ),
});

export const Stacks = of();
export const OneStack = of({ stackedCount: 5 });
export const Checkboxes: StoryObj = {
  ...of({ addToCartControls: 'checkbox', stackedCount: 5 }),
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox').slice(0, 2)) await fireEvent.click(box);
  },
};
export const SomeSoldOut = of({ stackedCount: 5 }, { quantities: { 'SKU-0': 0, 'SKU-1': 3 } });
export const Refused: StoryObj = {
  ...of({ stackedCount: 5 }, { add: () => Promise.resolve({ ok: false, message: 'None are left.' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Add to bag: Ridge cap' }));
    await canvas.findByText('None are left.');
  },
};
