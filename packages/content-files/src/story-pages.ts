import type { Json } from './json.ts';

interface Story {
  readonly slug: string;
  readonly date: string;
  readonly picture: string;
  readonly tags: readonly string[];
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
}

/** Texts common to all stories, in the language of the edition. */
export interface StoryTexts {
  /** The link to all stories. */
  readonly all: string;
  /** The heading above further stories. */
  readonly more: string;
}

const articleOf = ({ slug, date, picture, tags, eyebrow, title }: Story): Json => ({
  id: `article-${slug}`,
  slug,
  name: title,
  url: `/stories/${slug}`,
  picture: { url: picture, alt: '' },
  eyebrow,
  date,
  tags,
});

/** A story's page: picture with title, text, and three others. */
const pageOf = (
  { slug, picture, tags, eyebrow, title, lead, paragraphs }: Story,
  name: string,
  { all, more }: StoryTexts,
): Json => ({
  id: `page-stories-${slug}`,
  slug: `stories-${slug}`,
  title,
  seoDescription: lead,
  blocks: [
    {
      type: 'BelowImageBanner',
      id: `story-${slug}`,
      name,
      titleH1: true,
      eyebrowText: eyebrow,
      title,
      subtitle: lead,
      alignment: 'left',
      mediaList: [{ src: picture, alt: '' }],
    },
    {
      type: 'RichText',
      id: `story-${slug}-text`,
      richText: paragraphs.map((each) => `<p>${each}</p>`).join(''),
    },
    {
      type: 'ButtonsGroup',
      id: `story-${slug}-tags`,
      targets: [{ text: all, url: '/stories', style: 'secondary' }],
    },
    {
      type: 'ArticleGrid',
      id: `story-${slug}-more`,
      name: 'More to read',
      title: more,
      rowsToLoad: 3,
      gridSize: { sm: 1, md: 2, lg: 3 },
      initialQueryNotFiltered: tags[0],
      loadMore: false,
    },
  ],
});

/** The documents of a story's file; the `name` for editors is the same in every language. */
export function storyDocuments(
  body: Json,
  name: string,
  texts: StoryTexts,
): { readonly page: Json; readonly article: Json } {
  // The file was validated against the schema of stories.
  const story = body as unknown as Story;
  return { page: pageOf(story, name, texts), article: articleOf(story) };
}
