import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sites } from '../app/shared/sites/sites.ts';
import { parametersOf, readAreas } from './describe-messages.ts';

const i18n = join(import.meta.dirname, '../app/shared/i18n');
const messages = join(i18n, 'messages');
const folders = readdirSync(messages);
const languages = [...new Set<string>(sites.map(({ language }) => language))];
const editions = sites.filter(({ locale }) => existsSync(join(messages, locale)));

const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    [...readAreas(join(messages, folder))].flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const),
    ),
  );
const parameters = (text: string | undefined): string =>
  text === undefined ? 'no such message' : [...parametersOf(text).keys()].toSorted().join(' ');
const shapeOf = (texts: ReadonlyMap<string, string>) =>
  Object.fromEntries([...texts].map(([key, text]) => [key, parameters(text)]));

describe('the messages', () => {
  it('are there in every language that a site speaks, in editions of sites, and in no other', () => {
    const wanted = [...languages, ...editions.map(({ locale }) => locale)];
    expect(folders.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(languages)('say every key with the same placeholders in %s', (language) => {
    expect(shapeOf(textsIn(language))).toEqual(shapeOf(textsIn('en')));
  });

  it.each(folders)('hold nothing but texts in %s', (folder) => {
    for (const text of textsIn(folder).values()) expect(text.trim()).not.toBe('');
  });
});

describe.each(editions)('the edition $locale', ({ locale, language }) => {
  const base = textsIn(language);
  const own = [...textsIn(locale)];

  it('words only what its language has, with the same placeholders', () => {
    const wanted = own.map(([key]) => [key, parameters(base.get(key))]);
    expect(own.map(([key, text]) => [key, parameters(text)])).toEqual(wanted);
  });

  it('repeats nothing of its language', () => {
    expect(own.filter(([key, text]) => base.get(key) === text)).toEqual([]);
  });
});
