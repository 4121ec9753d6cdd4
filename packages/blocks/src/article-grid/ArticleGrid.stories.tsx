import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ArticlePort } from '../context/block-ports.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { articleGrid, articlePort, articlesFor } from './article-grid.fixtures.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §3 Article, §4 Article grid, §9 page size and facets' },
  title: 'Blocks/ArticleGrid',
};
export default meta;

const of = (block = articleGrid(), port: Partial<ArticlePort> = {}): StoryObj => ({
  render: () => (
    <InShop articles={articlePort(port)}>
      <ArticleGrid block={block} />
    </InShop>
  ),
});

export const Filled = of();
export const ChosenTag = of(articleGrid({}, { results: articlesFor(['care'], 0, 3), chosenTags: ['care'] }));
export const WithoutFilterBar = of(articleGrid({ showFilterBar: false, hidePageDate: true }));
export const Loading = of(articleGrid({}, {}), { load: () => new Promise(() => undefined) });
export const Empty = of(articleGrid({}, { results: { ...articlesFor([], 0, 0), result: [], numFound: 0 } }));
export const FourColumns = of(articleGrid({ gridSize: { sm: 2, md: 3, lg: 4 }, title: undefined }));
