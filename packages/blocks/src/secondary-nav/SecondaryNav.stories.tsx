import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import { secondaryNavJson } from './secondary-nav.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/SecondaryNav',
  ...blockStories('SecondaryNav', { spec: '§2 Secondary nav, §4', args: secondaryNavJson }),
};
export default meta;

export const Plain: BlockStory = {};
export const WithDivider: BlockStory = { args: { divider: true } };

export const EveryField: BlockStory = { args: everyField('SecondaryNav') };

export const LongText = inState({ content: 'long' });
export const LongGerman = inState({ language: 'de', content: 'long' });
export const German = inState({ language: 'de' });
export const Empty = inState({ content: 'empty' });
