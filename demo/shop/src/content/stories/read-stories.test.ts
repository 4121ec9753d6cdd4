import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { readStories, readStory } from './read-stories.ts';

const texts = { en: 'a', fr: 'b', de: 'c', es: 'd', it: 'e' };
const story = {
  slug: 'a-story',
  date: '2026-01-02',
  scene: 'alpine-dawn',
  tags: ['care'],
  eyebrow: texts,
  title: texts,
  lead: texts,
  paragraphs: [texts],
};
const asFile = (overrides: object) => JSON.stringify({ ...story, ...overrides }, null, 2);

it.each([
  [{}, undefined],
  [{ date: 'soon' }, 'date: missing or of another form'],
  [{ tags: ['moon'] }, 'tags: none, or an unknown one'],
  [{ scene: 'moon' }, 'scene: no such scene'],
  [{ title: { ...texts, de: '' } }, 'title: no text in de'],
])('%j', (overrides, reason) => {
  const found = readStory(asFile(overrides));
  expect('reason' in found ? found.reason : undefined).toBe(reason);
});

it('a file that cannot be used is named with its line and the reason, and the others are told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  writeFileSync(join(folder, 'good.json'), asFile({}));
  writeFileSync(join(folder, 'bad.json'), asFile({ scene: 'moon' }));
  writeFileSync(join(folder, 'broken.json'), '{\n  "slug": ');
  const warned: string[] = [];
  expect(readStories(folder, (line) => warned.push(line)).map(({ slug }) => slug)).toEqual(['a-story']);
  expect(warned[0]).toBe('content: bad.json:4: scene: no such scene');
  expect(warned[1]).toMatch(/^content: broken\.json:\d+: SyntaxError/);
  rmSync(folder, { recursive: true });
});

it('the shop tells at least twelve stories, each of which can be read', () => {
  const warned: string[] = [];
  const stories = readStories(undefined, (line) => warned.push(line));
  expect(warned).toEqual([]);
  expect(stories.length).toBeGreaterThanOrEqual(12);
  expect(new Set(stories.map(({ slug }) => slug)).size).toBe(stories.length);
});
