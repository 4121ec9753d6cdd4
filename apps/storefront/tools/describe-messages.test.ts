import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sites } from '../app/shared/sites/sites.ts';
import { describeMessages, parametersOf, readAreas } from './describe-messages.ts';

const i18n = join(import.meta.dirname, '../app/shared/i18n');
const messages = join(i18n, 'messages');
const languages = readdirSync(messages);
const spoken = new Set<string>(sites.map(({ language }) => language));
const english = readAreas(join(messages, 'en'));

const shapeOf = (areas: ReturnType<typeof readAreas>) =>
  Object.fromEntries(
    [...areas].flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]) => [
        `${area}.${key}`,
        [...parametersOf(text).keys()].toSorted().join(' '),
      ]),
    ),
  );

describe('the messages', () => {
  it('are there in every language that a site speaks, and in no other', () => {
    expect(languages.toSorted()).toEqual([...spoken].toSorted());
  });

  it.each(languages)('say every key with the same placeholders in %s', (language) => {
    expect(shapeOf(readAreas(join(messages, language)))).toEqual(shapeOf(english));
  });

  it.each(languages)('hold nothing but texts in %s', (language) => {
    for (const texts of readAreas(join(messages, language)).values()) {
      for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
    }
  });

  it('have types that are up to date (npm run messages)', () => {
    expect(readFileSync(join(i18n, 'message-keys.gen.ts'), 'utf8')).toBe(describeMessages(english));
  });
});
