import type { ArticlePort } from '../context/block-ports.ts';
import type { ArticleGridBlock, ArticleResults } from '../model/index.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

const TOPICS = ['care', 'trips', 'repairs', 'people', 'materials', 'winter', 'running'];
const SCENES = ['alpine-dawn', 'coast-noon', 'forest-rain', 'lake-camp'];

const ARTICLES = Array.from({ length: 14 }, (_, index) => ({
  id: `article-${index}`,
  name: `How to wash a shell, part ${index + 1}`,
  url: `/stories/shell-${index}`,
  picture: { url: `/images/scenes/${SCENES[index % SCENES.length]}`, alt: '' },
  eyebrow: 'Care',
  date: '2026-10-04',
  tags: [TOPICS[index % TOPICS.length] ?? ''],
}));

export const articlesFor = (tags: readonly string[], offset: number, limit: number): ArticleResults => {
  const fitting = ARTICLES.filter((article) => tags.every((tag) => article.tags.includes(tag)));
  return {
    result: fitting.slice(offset, offset + limit),
    facets: TOPICS.map((id) => ({ id, label: id[0]?.toUpperCase() + id.slice(1) })),
    numFound: fitting.length,
  };
};

export const articlePort = (overrides: Partial<ArticlePort> = {}): ArticlePort => ({
  load: ({ tags, offset, limit }) => Promise.resolve(articlesFor(tags, offset, limit)),
  pageUrl: (tags, page) => `/stories?${[...tags.map((tag) => `tag=${tag}`), `page=${page}`].join('&')}`,
  formatDate: () => '4 October 2026',
  ...overrides,
});

export const articleGridJson = {
  id: 'stories',
  title: 'Stories',
  rowsToLoad: 3,
  gridSize: { sm: 1, md: 2, lg: 3 },
  showFilterBar: true,
  loadMore: true,
};

export const articleGrid = (
  overrides: Readonly<Record<string, unknown>> = {},
  filled: Pick<ArticleGridBlock, 'results' | 'chosenTags' | 'firstOffset'> = {
    results: articlesFor([], 0, 3),
  },
): ArticleGridBlock => ({
  ...blockOf('ArticleGrid', { ...articleGridJson, ...overrides }),
  ...filled,
});
