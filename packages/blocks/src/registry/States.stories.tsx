import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articlePort } from '../article-grid/article-grid.fixtures.ts';
import { eventPort } from '../event/event.fixtures.ts';
import { newsletterPort } from '../newsletter/newsletter.fixtures.ts';
import { pageStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { cartPort } from '../upsell/upsell.fixtures.ts';
import { everyBlockJson } from './every-block.fixtures.ts';

/** Every block in each state of the window and language; states of the content are with each block. */
const meta: Meta<BlockArgs> = {
  title: 'States/All blocks',
  ...pageStories(everyBlockJson, {
    spec: '§2, §4',
    shop: { articles: articlePort(), events: eventPort(), newsletter: newsletterPort(), cart: cartPort() },
  }),
};
export default meta;

export const RightToLeft: BlockStory = { globals: { direction: 'rtl' } };
export const Dark: BlockStory = { globals: { theme: 'dark' } };
export const ForcedColours: BlockStory = { globals: { theme: 'forced' } };
// The width at which content has to reflow (WCAG 2.2, 1.4.10).
export const Narrow320: BlockStory = {
  globals: { content: 'long', language: 'de', viewport: { value: 'reflow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(clientWidth, 'the width that the story names').toBe(320);
    await expect(scrollWidth, 'nothing is wider than the window').toBeLessThanOrEqual(clientWidth);
  },
};
