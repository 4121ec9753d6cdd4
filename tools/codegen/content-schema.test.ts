import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { contentFiles } from './content-schema-files.ts';

const root = join(import.meta.dirname, '../..');
const files = await contentFiles(root);
const schema: unknown = JSON.parse(files.get('packages/blocks/content.schema.json') ?? '{}');
const isValid = new Ajv2020({ strict: false }).compile(Object(schema));
const page = (...blocks: readonly object[]) => ({ id: 'home', slug: 'home', title: 'Home', blocks });

it.each([
  ['a block', page({ type: 'Spacer', id: 'gap', marginBottom: 'large' })],
  ['entries of a lenient list', page({ type: 'Anchors', id: 'to', targets: [{ text: 'A', url: '#a' }] })],
  [
    'blocks inside of blocks, to any depth',
    page({
      type: 'Segmentation',
      id: 'who',
      segments: [{ id: 'logged-in', targets: [{ type: 'RichText', id: 'hi', richText: '<p>Hi</p>' }] }],
    }),
  ],
])('takes %s', (_, value) => {
  expect(isValid(value)).toBe(true);
});

it.each([
  ['an unknown block', page({ type: 'Moon', id: 'moon' })],
  ['a misspelt field', page({ type: 'Spacer', id: 'gap', marginBotom: 'large' })],
  ['a word that a list of words does not have', page({ type: 'Spacer', id: 'gap', marginBottom: 'huge' })],
  ['a broken entry of a lenient list', page({ type: 'Anchors', id: 'to', targets: [{ text: 'A' }] })],
  [
    'a bad block inside of a block',
    page({ type: 'Filter', id: 'f', variant: 'bySku', operator: 'IN', components: [{ type: 'Moon' }] }),
  ],
])('rejects %s, which the model would drop', (_, value) => {
  expect(isValid(value)).toBe(false);
});

const partOf = (name: string) =>
  new Ajv2020({ strict: false }).addSchema(Object(schema), 'content').getSchema(`content#/$defs/${name}`);
const link = { id: 'tents', name: 'Tents', title: 'Tents', target: { url: '/c/tents' } };

it('has the menu to its last level, the footer and the pop-ups', () => {
  const menu = (child: object) => ({ items: [{ ...link, columns: [{ title: 'Camp', children: [child] }] }] });
  expect(partOf('Menu')?.(menu(link))).toBe(true);
  expect(partOf('Menu')?.(menu({ ...link, tilte: 'Tents' }))).toBe(false);
  expect(partOf('Footer')?.({ columns: [{ title: 'Help', links: [{ text: 'A', url: '/a' }] }] })).toBe(true);
  expect(partOf('Footer')?.({ columns: [{ title: 'Help', links: [{ text: 'A' }] }] })).toBe(false);
  expect(partOf('PopUps')?.({ popups: [{ type: 'PopUp', id: 'a', minimizedTitle: 'News' }] })).toBe(true);
  expect(partOf('PopUps')?.({ popups: [{ type: 'Spacer', id: 'a' }] })).toBe(false);
});
