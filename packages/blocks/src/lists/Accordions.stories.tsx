import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { accordionsJson } from './lists.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/Lists/Accordions',
  ...blockStories('Accordions', { spec: '§3 Accordion', args: accordionsJson }),
};
export default meta;

export const Closed: BlockStory = {};
export const Opened: BlockStory = {
  args: { iconsStyle: 'plus', paddings: 'large' },
  play: ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};
export const WithoutDividers: BlockStory = { args: { bottomDivider: false, paddings: 'small' } };

export const EveryField: BlockStory = { args: everyField('Accordions') };

export const LongText = inState({ content: 'long' }, Closed, Opened, WithoutDividers);
export const German = inState({ language: 'de' }, Closed, Opened, WithoutDividers);
export const Empty = inState({ content: 'empty' }, Closed, Opened, WithoutDividers);
