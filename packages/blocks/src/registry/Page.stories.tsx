import type { Meta, StoryObj } from '@storybook/react-vite';
import { productCards } from '../product-card/product-card.fixtures.ts';
import { inShop } from '../testing/environment.fixtures.tsx';
import { homePage } from './page.fixtures.ts';
import { renderBlocks } from './registry.tsx';

const meta: Meta = {
  parameters: { bare: true, spec: 'Content blocks, §1, §2', schema: 'page' },
  title: 'Pages/Home',
  decorators: [inShop],
};
export default meta;

export const Home: StoryObj = {
  render: () => <>{renderBlocks(homePage(), undefined, { products: { best: productCards(10) } })}</>,
};
