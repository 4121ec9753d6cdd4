import type { Meta } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { cartPort, upsellJson } from './upsell.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Upsell',
  ...blockStories('Upsell', {
    spec: '§3 Upsell, §5, §9 stacked count',
    args: upsellJson,
    shop: { cart: cartPort() },
  }),
};
export default meta;

export const Stacks: BlockStory = {};
export const OneStack: BlockStory = { args: { stackedCount: 5 } };
export const Checkboxes: BlockStory = {
  args: { addToCartControls: 'checkbox', stackedCount: 5 },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox').slice(0, 2)) await fireEvent.click(box);
  },
};
export const SomeSoldOut: BlockStory = {
  args: { stackedCount: 5 },
  parameters: { shop: { cart: { quantities: { 'SKU-0': 0, 'SKU-1': 3 } } } },
};
export const Adding: BlockStory = {
  args: { stackedCount: 5 },
  parameters: { shop: { cart: { add: () => new Promise(() => undefined) } } },
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Add to bag: Ridge cap' }));
  },
};
export const Rejected: BlockStory = {
  args: { stackedCount: 5 },
  parameters: { shop: { cart: { add: () => Promise.resolve({ ok: false, message: 'None are left.' }) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Add to bag: Ridge cap' }));
    await canvas.findByText('None are left.');
  },
};

export const LongText = inState({ content: 'long' }, Stacks, Checkboxes);
export const German = inState({ language: 'de' }, Stacks, Checkboxes);
export const WithoutPictures = inState({ content: 'no-pictures' }, Stacks, Checkboxes);
export const Empty = inState({ content: 'empty' }, Stacks, Checkboxes);
