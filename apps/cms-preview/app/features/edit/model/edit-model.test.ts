import { describe, expect, it } from 'vitest';
import { conflictsOf, mergeChosen } from './conflicts.ts';
import { addEntry, freeId, moveEntry, removeEntry } from './edit-list.ts';
import { BLOCK_TYPES, formOf, schemaAt, type FormField } from './form-fields.ts';
import { controlOf, readForm } from './read-form.ts';
import { setValue } from './set-value.ts';

const hero = {
  type: 'Hero',
  id: 'hero',
  title: 'Home',
  titleH1: true,
  targets: [{ text: 'Women', url: '/c/women-100000' }],
};
const nested = { type: 'Collection', id: 'c', items: [{ type: 'RichText', id: 'r', richText: '<p>Hi</p>' }] };
const page = { id: 'page-home', slug: 'home', title: 'Home', blocks: [hero, nested] };

const flat = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return [field, ...flat(field.fields)];
    if (field.kind === 'list') return [field, ...field.entries.flatMap((entry) => flat(entry.fields))];
    return [field];
  });
const fieldAt = (pointer: string, at = '/blocks/0') =>
  flat(formOf('page', page, at)).find((field) => field.pointer === pointer);

/** What a browser sends for a form as it was made, with some controls changed. */
function sent(
  at: string,
  changes: Readonly<Record<string, string | readonly string[]>> = {},
  document: unknown = page,
) {
  const data = new FormData();
  for (const field of flat(formOf('page', document, at))) {
    const name = controlOf(field.pointer);
    const values = (() => {
      if (field.kind === 'text' || field.kind === 'choice' || field.kind === 'words') return [field.value];
      if (field.kind === 'flag') return field.value ? ['', 'on'] : [''];
      return field.kind === 'choices' ? ['', ...field.values] : [];
    })();
    for (const value of [changes[field.pointer] ?? values].flat()) data.append(name, value);
  }
  return data;
}

describe('the form of a block', () => {
  it('has a control for each kind of field of the content schema', () => {
    expect(fieldAt('/blocks/0/title')).toMatchObject({
      kind: 'text',
      input: 'line',
      maxLength: 160,
      value: 'Home',
    });
    expect(fieldAt('/blocks/0/richText')).toMatchObject({ kind: 'text', input: 'lines', isUsed: false });
    expect(fieldAt('/blocks/0/titleStyle')).toMatchObject({
      kind: 'choice',
      options: ['standard', 'large', 'display'],
    });
    expect(fieldAt('/blocks/0/titleH1')).toMatchObject({ kind: 'flag', value: true });
    expect(fieldAt('/blocks/0/hideOnBreakpoint')).toMatchObject({
      kind: 'choices',
      options: ['sm', 'md', 'lg'],
    });
    expect(fieldAt('/blocks/0/targets')).toMatchObject({ kind: 'list' });
    expect(fieldAt('/blocks/0/targets/0/url')).toMatchObject({ kind: 'text', isRequired: true });
    expect(fieldAt('/blocks/1/items', '/blocks/1')).toMatchObject({
      kind: 'blocks',
      entries: [{ pointer: '/blocks/1/items/0', type: 'RichText', name: 'r' }],
    });
    expect(fieldAt('/blocks/1/items/0/richText', '/blocks/1/items/0')).toMatchObject({ value: '<p>Hi</p>' });
  });

  it('exists for every type of block, and for what is no list of blocks', () => {
    for (const type of BLOCK_TYPES) {
      const document = { ...page, blocks: [{ type, id: 'x' }] };
      expect([type, formOf('page', document, '/blocks/0').length > 0]).toEqual([type, true]);
    }
    for (const kind of ['menu', 'footer', 'popups'] as const)
      expect(formOf(kind, {}, '').length).toBeGreaterThan(0);
    expect(schemaAt('page', page, '/blocks/0/nothing')).toBeUndefined();
  });

  it('has no control for the address of a document', () => {
    expect(formOf('page', page, '').map(({ pointer }) => pointer)).not.toContain('/slug');
  });
});

describe('a form that was sent', () => {
  it('without a change gives back the same document', () => {
    for (const at of ['', '/blocks/0', '/blocks/1', '/blocks/1/items/0'])
      expect(readForm('page', page, at, sent(at))).toEqual(page);
  });

  it('changes, empties and adds fields in their own types', () => {
    const changes = {
      '/blocks/0/title': 'New',
      '/blocks/0/titleStyle': 'display',
      '/blocks/0/titleH1': [''],
      '/blocks/0/hideOnBreakpoint': ['', 'sm', 'lg'],
      '/blocks/0/targets/0/text': '',
      '/blocks/0/mediaTarget/url': '/stories',
    };
    expect(readForm('page', page, '/blocks/0', sent('/blocks/0', changes))).toEqual({
      ...page,
      blocks: [
        {
          ...hero,
          title: 'New',
          titleStyle: 'display',
          titleH1: false,
          hideOnBreakpoint: ['sm', 'lg'],
          targets: [{ text: '', url: '/c/women-100000' }],
          mediaTarget: { url: '/stories' },
        },
        nested,
      ],
    });
  });

  it('removes a group whose fields were emptied', () => {
    const document = { ...page, blocks: [{ ...hero, promotionTracking: { promotionId: 'A' } }] };
    const changes = { '/blocks/0/promotionTracking/promotionId': '' };
    expect(readForm('page', document, '/blocks/0', sent('/blocks/0', changes, document))).toEqual({
      ...page,
      blocks: [hero],
    });
  });
});

describe('a list', () => {
  it('gets, loses and moves entries, and the document stays as it was', () => {
    const before = structuredClone(page);
    const added = addEntry(page, '/blocks/0/targets', { text: 'Men', url: '/men' });
    expect(moveEntry(added, '/blocks/0/targets/1', -1)).toMatchObject({
      blocks: [{ targets: [{ text: 'Men' }, { text: 'Women' }] }, nested],
    });
    expect(moveEntry(page, '/blocks/0', -1)).toBe(page);
    expect(removeEntry(page, '/blocks/0')).toEqual({ ...page, blocks: [nested] });
    expect(page).toEqual(before);
  });

  it('gets blocks with an id that no other has', () => {
    expect(freeId(page, 'hero')).toBe('hero-2');
    expect(freeId({ blocks: [{ id: 'a' }, { id: 'a-2' }] }, 'a')).toBe('a-3');
    expect(freeId(page, 'new')).toBe('new');
  });
});

it('a value is set through names that a pointer escapes', () => {
  expect(setValue({ 'a/b': { c: 1 } }, '/a~1b/c', 2)).toEqual({ 'a/b': { c: 2 } });
  expect(setValue({}, '/a/b', 1)).toEqual({ a: { b: 1 } });
});

describe('two editors of one document', () => {
  const base = { title: 'A', blocks: [{ title: 'One' }, { title: 'Two' }] };
  const mine = { title: 'Mine', blocks: [{ title: 'One' }, { title: 'Two' }] };
  const theirs = { title: 'Theirs', blocks: [{ title: 'Changed' }, { title: 'Two' }] };

  it('see both texts in each place, and what only one has changed is kept', () => {
    expect(conflictsOf(mine, theirs, base)).toEqual([
      { pointer: '/title', mine: 'Mine', theirs: 'Theirs', kept: 'mine' },
      { pointer: '/blocks/0/title', mine: 'One', theirs: 'Changed', kept: 'theirs' },
    ]);
    expect(mergeChosen(mine, theirs, (pointer) => pointer === '/blocks/0/title')).toEqual({
      title: 'Mine',
      blocks: [{ title: 'Changed' }, { title: 'Two' }],
    });
  });

  it('choose between lists of another length as a whole', () => {
    const longer = { ...base, blocks: [...base.blocks, { title: 'Three' }] };
    expect(conflictsOf(longer, theirs, base).map(({ pointer }) => pointer)).toEqual(['/title', '/blocks']);
    expect(mergeChosen(longer, theirs, () => false)).toEqual(longer);
    expect(mergeChosen(longer, theirs, () => true)).toEqual(theirs);
  });
});
