import type { JsonSchema } from './content-schema.ts';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;
const EDITIONS = ['en-us', 'en-ca', 'fr-ca'] as const;
const WORDS = { type: 'string', pattern: '\\S' } as const;

/** One text for each language, and for the editions that word it otherwise. */
export const TEXTS: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries([...LANGUAGES, ...EDITIONS].map((name) => [name, WORDS])),
  required: LANGUAGES,
  additionalProperties: false,
};

/** What a page of a file says about where and when it is to be read. */
export const HEAD: JsonSchema = {
  alsoAt: {
    description: 'Second addresses of the page.',
    type: 'array',
    items: { type: 'string', pattern: '^[A-Za-z0-9-]{1,60}$' },
  },
  isHelp: { description: 'The help centre lists the page, and searches it.', const: true },
};
/** An object that only the shops of the European Union show. */
export const ONLY_IN: JsonSchema = { onlyIn: { enum: ['EU'] } };

/** Documents of the demo that are no pages: what they hold is read by the demo alone. */
export const OWN_DOCUMENTS: JsonSchema = {
  Tags: {
    title: 'What the topics of stories are called',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      labels: { type: 'object', additionalProperties: { $ref: '#/$defs/texts' } },
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

/** The kinds of files that are no pages, each with a schema of its own for the tools of editors. */
export const OTHER_KINDS = {
  menu: 'Menu',
  footer: 'Footer',
  popups: 'PopUps',
  tags: 'Tags',
  draft: 'Draft',
  story: 'Story',
};
