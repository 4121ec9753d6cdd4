import type { JsonSchema } from './content-schema.ts';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;
const EDITIONS = ['en-us', 'en-ca', 'fr-ca'] as const;
const WORDS = { type: 'string', pattern: '\\S' } as const;

/** One text per language and differing edition. */
export const TEXTS: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries([...LANGUAGES, ...EDITIONS].map((name) => [name, WORDS])),
  required: LANGUAGES,
  additionalProperties: false,
};

/** A page's metadata: where and when it is shown. */
export const HEAD: JsonSchema = {
  alsoAt: {
    description: 'Second addresses of the page.',
    type: 'array',
    items: { type: 'string', pattern: '^[A-Za-z0-9-]{1,60}$' },
  },
  isHelp: { description: 'The help centre lists the page, and searches it.', const: true },
};
/** Shown in shops of a union such as EU only, or in one locale. */
export const ONLY_IN: JsonSchema = {
  onlyIn: { type: 'string', pattern: '^([A-Z]{2}|[a-z]{2}(-[a-z]{2})?)$' },
};

const picture: JsonSchema = {
  type: 'object',
  properties: { url: { type: 'string' }, alt: { type: 'string' } },
  required: ['url', 'alt'],
  additionalProperties: false,
};

/** Documents of the service that no file of a page is written for: names of topics, teasers, help entries. */
export const SERVED_DOCUMENTS: JsonSchema = {
  ServedTags: {
    type: 'object',
    properties: { labels: { type: 'object', additionalProperties: WORDS } },
    required: ['labels'],
    additionalProperties: false,
  },
  Article: articleSchema({ type: 'string' }),
  HelpEntry: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      url: { type: 'string' },
      passages: {
        type: 'array',
        items: {
          type: 'object',
          properties: { heading: { type: 'string' }, text: { type: 'string' } },
          required: ['heading', 'text'],
          additionalProperties: false,
        },
      },
    },
    required: ['id', 'name', 'url', 'passages'],
    additionalProperties: false,
  },
};

/** A teaser of a page; its texts as one string, or by language. */
function articleSchema(text: JsonSchema): JsonSchema {
  return {
    title: 'A teaser of a page in the list of articles',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...Object.fromEntries(['id', 'slug', 'url'].map((name) => [name, { type: 'string', minLength: 1 }])),
      name: text,
      eyebrow: text,
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      tags: { type: 'array', items: { type: 'string' } },
      picture,
    },
    required: ['id', 'slug', 'name', 'url'],
    additionalProperties: false,
  };
}

/** Documents of files that are no pages. */
export const OWN_DOCUMENTS: JsonSchema = {
  Article: articleSchema({ anyOf: [{ type: 'string' }, { $ref: '#/$defs/texts' }] }),
  Tags: {
    title: 'What the topics of stories are called',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      labels: {
        type: 'object',
        additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/texts' }] },
      },
    },
    required: ['labels'],
    additionalProperties: false,
  },
  Draft: {
    title: 'What is to change of a page that is published',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      slug: { type: 'string' },
      publishFrom: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' },
      replaces: {
        description: 'By the id of a block of the page, the blocks in its place.',
        type: 'object',
        additionalProperties: { type: 'array', items: { $ref: '#/$defs/block' } },
      },
    },
    required: ['slug', 'publishFrom', 'replaces'],
    additionalProperties: false,
  },
  Story: {
    title: 'A story of the shop',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      slug: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 50 },
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      picture: { type: 'string' },
      tags: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } },
      ...Object.fromEntries(['eyebrow', 'title', 'lead'].map((name) => [name, { $ref: '#/$defs/texts' }])),
      paragraphs: { type: 'array', minItems: 1, items: { $ref: '#/$defs/texts' } },
    },
    required: ['slug', 'date', 'picture', 'tags', 'eyebrow', 'title', 'lead', 'paragraphs'],
    additionalProperties: false,
  },
};

/** Document kinds that are no pages, each with its own schema. */
export const OTHER_KINDS = {
  menu: 'Menu',
  footer: 'Footer',
  popups: 'PopUps',
  tags: 'Tags',
  draft: 'Draft',
  story: 'Story',
  article: 'Article',
};
