import type { Meta } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { newsletterPort } from '../newsletter/newsletter.fixtures.ts';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { popUpJson } from './pop-up.fixtures.ts';

// Never opens by itself, so that screenshots are stable.
const NEVER_MS = 600_000;

const meta: Meta<BlockArgs> = {
  title: 'Blocks/PopUp',
  ...blockStories('PopUp', {
    spec: '§2 Pop-up, §4, §9 default delay',
    args: { ...popUpJson, delay: NEVER_MS },
    shop: { newsletter: newsletterPort() },
  }),
};
export default meta;

const expanded: NonNullable<BlockStory['play']> = async ({ canvasElement }) => {
  await fireEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
};

export const Minimized: BlockStory = {};
export const Expanded: BlockStory = { play: expanded };
export const Newsletter: BlockStory = {
  args: { name: 'Autumn Newsletter', richText: '<p>Stories, twice a month.</p>' },
  play: expanded,
};
export const Dark: BlockStory = { args: { backgroundColor: 'inverse' }, play: expanded };
export const EveryField: BlockStory = { args: everyField('PopUp') };

export const LongText: BlockStory = { globals: { content: 'long' }, play: expanded };
export const German: BlockStory = { globals: { language: 'de' }, play: expanded };
export const Empty: BlockStory = { globals: { content: 'empty' }, play: expanded };
