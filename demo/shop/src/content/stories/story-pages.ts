import type { Phrase } from '../../language.ts';
import type { Json, Writer } from '../writer.ts';

/** A story in the words of one edition. */
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

/** What stands around every story. */
const ALL: Phrase = [
  'All stories',
  'Toutes les histoires',
  'Alle Geschichten',
  'Todas las historias',
  'Tutte le storie',
];
const MORE: Phrase = ['More to read', 'À lire aussi', 'Mehr zu lesen', 'Más para leer', 'Altro da leggere'];

/** The story as a search lists it. */
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

/** The page of a story: its picture with the title, its text, and three others. */
const pageOf = (
  { slug, picture, tags, eyebrow, title, lead, paragraphs }: Story,
  name: string,
  { say }: Writer,
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

/** What is made of the file of a story; editors know its page by the `name`, which is the same in every language. */
export function storyDocuments(
  body: Json,
  name: string,
  writer: Writer,
): { readonly page: Json; readonly article: Json } {
  // The file has been held against the schema of stories, which asks for all of this.
  const story = body as unknown as Story;
  return { page: pageOf(story, name, writer), article: articleOf(story) };
}
