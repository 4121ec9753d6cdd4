import type { Phrase } from '../../language.ts';
import type { Json, Writer } from '../writer.ts';

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

/** Texts common to all stories. */
const ALL: Phrase = [
  'All stories',
  'Toutes les histoires',
  'Alle Geschichten',
  'Todas las historias',
  'Tutte le storie',
];
const MORE: Phrase = ['More to read', 'À lire aussi', 'Mehr zu lesen', 'Más para leer', 'Altro da leggere'];

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
  { translate: say }: Writer,
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
      targets: [{ text: say(ALL), url: '/stories', style: 'secondary' }],
    },
    {
      type: 'ArticleGrid',
      id: `story-${slug}-more`,
      name: 'More to read',
      title: say(MORE),
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
  writer: Writer,
): { readonly page: Json; readonly article: Json } {
  // The file was validated against the schema of stories.
  const story = body as unknown as Story;
  return { page: pageOf(story, name, writer), article: articleOf(story) };
}
