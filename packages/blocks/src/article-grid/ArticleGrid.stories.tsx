import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { blockStories, type BlockArgs, type BlockStory } from '../testing/block-story.tsx';
import { articleGridJson, articlePort, articlesFor } from './article-grid.fixtures.ts';

const meta: Meta<BlockArgs> = {
  title: 'Blocks/ArticleGrid',
  ...blockStories('ArticleGrid', {
    spec: '§3 Article, §4 Article grid, §9 page size and facets',
    args: articleGridJson,
    shop: { articles: articlePort() },
  }),
};
export default meta;

const first = { filled: { results: articlesFor([], 0, 3) } };

export const Filled: BlockStory = { parameters: first };
export const ChosenTag: BlockStory = {
  parameters: { filled: { results: articlesFor(['care'], 0, 3), chosenTags: ['care'] } },
};
export const WithoutFilterBar: BlockStory = {
  args: { showFilterBar: false, hidePageDate: true },
  parameters: first,
};
export const Loading: BlockStory = {
  parameters: { shop: { articles: { load: () => new Promise(() => undefined) } } },
};
export const Failed: BlockStory = {
  parameters: {
    shop: { articles: { load: () => Promise.reject(new Error('The service does not answer.')) } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Load more' });
  },
};
export const Empty: BlockStory = {
  parameters: { filled: { results: { ...articlesFor([], 0, 0), result: [], numFound: 0 } } },
};
export const FourColumns: BlockStory = {
  args: { gridSize: { sm: 2, md: 3, lg: 4 }, title: undefined },
  parameters: first,
};
export const LongText: BlockStory = { globals: { content: 'long' }, parameters: first };
export const German: BlockStory = { globals: { language: 'de' }, parameters: first };
export const WithoutPictures: BlockStory = { globals: { content: 'no-pictures' }, parameters: first };
