import type { Meta } from '@storybook/react-vite';
import { blockStories, inState, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { everyField } from '../testing/every-field.fixtures.ts';
import stage from '../testing/stage.module.css';
import { categoryCardJson } from './category-card.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/CategoryCard',
  decorators: [
    (Story) => (
      <div className={stage['narrow']}>
        <Story />
      </div>
    ),
  ],
  ...blockStories('CategoryCard', { spec: '§2 Blocks, §3 Common fields', args: categoryCardJson() }),
};
export default meta;

export const Plain: BlockStory = {};
export const WithSubtitle: BlockStory = { args: { subtitle: '48 styles' } };

export const EveryField: BlockStory = { args: everyField('CategoryCard') };

export const LongText = inState({ content: 'long' }, Plain, WithSubtitle);
export const German = inState({ language: 'de' }, Plain, WithSubtitle);
export const WithoutPictures = inState({ content: 'no-pictures' }, Plain, WithSubtitle);
