import type { Phrase } from '../../language.ts';
import { phraseIn } from '../../language.ts';
import { greetings, newsletter } from '../home-more.ts';
import type { Json, Writer } from '../writer.ts';
import { readStories } from './read-stories.ts';
import { TAGS } from './tags.ts';

const STORIES = readStories();

const ALL: Phrase = ['Stories', 'Histoires', 'Geschichten', 'Historias', 'Storie'];

/** A grid of stories; on their own page with the bar of topics. */
export const storyGrid = ({ say }: Writer, id: string, title: Phrase, rest: Json): Json => ({
  type: 'ArticleGrid',
  id,
  name: phraseIn(title, 'en'),
  title: say(title),
  rowsToLoad: 3,
  gridSize: { sm: 1, md: 2, lg: 3 },
  ...rest,
});

/** The stories as a search lists them. */
export const articles = ({ say, sceneUrl }: Writer): readonly Json[] =>
  STORIES.map(({ slug, date, scene, tags, eyebrow, title }) => ({
    id: `article-${slug}`,
    slug,
    name: say(title),
    url: `/stories/${slug}`,
    picture: { url: sceneUrl(scene), alt: '' },
    eyebrow: say(eyebrow),
    date,
    tags,
  }));

/** What topics are called. */
export const tagNames = ({ say }: Writer): Json => ({
  labels: Object.fromEntries(Object.entries(TAGS).map(([id, label]) => [id, say(label)])),
});

/** A page for each story: its picture with the title, its text, and three others. */
export const storyPages = (writer: Writer): readonly Json[] =>
  STORIES.map(({ slug, scene, tags, eyebrow, title, lead, paragraphs }) => ({
    id: `page-stories-${slug}`,
    slug: `stories-${slug}`,
    title: writer.say(title),
    seoDescription: writer.say(lead),
    blocks: [
      {
        type: 'BelowImageBanner',
        id: `story-${slug}`,
        name: phraseIn(title, 'en'),
        titleH1: true,
        eyebrowText: writer.say(eyebrow),
        title: writer.say(title),
        subtitle: writer.say(lead),
        alignment: 'left',
        mediaList: [writer.scene(scene, ['', '', '', '', ''])],
      },
      {
        type: 'RichText',
        id: `story-${slug}-text`,
        richText: paragraphs.map((each) => `<p>${writer.say(each)}</p>`).join(''),
      },
      {
        type: 'ButtonsGroup',
        id: `story-${slug}-tags`,
        targets: [
          writer.link(
            [
              'All stories',
              'Toutes les histoires',
              'Alle Geschichten',
              'Todas las historias',
              'Tutte le storie',
            ],
            '/stories',
            'secondary',
          ),
        ],
      },
      storyGrid(
        writer,
        `story-${slug}-more`,
        ['More to read', 'À lire aussi', 'Mehr zu lesen', 'Más para leer', 'Altro da leggere'],
        { rowsToLoad: 3, initialQueryNotFiltered: tags[0], loadMore: false },
      ),
    ],
  }));

/** Where all stories stand. */
export const storiesPage = (writer: Writer): Json => ({
  id: 'page-stories',
  slug: 'stories',
  title: writer.say(ALL),
  seoDescription: writer.say([
    'Trips, repairs and what clothes are made of: what we have learnt outside.',
    'Sorties, réparations et matières : ce que nous avons appris dehors.',
    'Touren, Reparaturen und Materialkunde: was wir draußen gelernt haben.',
    'Rutas, reparaciones y materiales: lo que hemos aprendido fuera.',
    'Escursioni, riparazioni e materiali: quello che abbiamo imparato fuori.',
  ]),
  blocks: [
    greetings(writer),
    storyGrid(writer, 'stories-grid', ALL, {
      title: undefined,
      rowsToLoad: 6,
      showFilterBar: true,
      loadMore: true,
    }),
    newsletter(writer, 'stories-newsletter'),
  ],
});
