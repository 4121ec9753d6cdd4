/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import { menuJson } from '../menu/menu.fixtures.ts';
import { everyBlockJson } from '../registry/every-block.fixtures.ts';
import type { BlockArgs, BlockStory } from './block-story.tsx';
import { inContentState, READ } from './content-states.fixtures.ts';
import { GERMAN } from './german.fixtures.ts';

type Stories = Readonly<Record<string, BlockStory>> & { readonly default: { readonly args?: BlockArgs } };

const files = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true });
const content = Object.values(files).flatMap(({ default: meta, ...stories }) => [
  meta.args,
  // The arguments of those stories are field names, the same in every language.
  ...Object.entries(stories).flatMap(([name, { args }]) => (name === 'EveryField' ? [] : [args])),
]);

/** Every visible text in this content. */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return READ.has(key) && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, name));
}

const texts = new Set(textsIn([content, everyBlockJson, menuJson]));

it('every text of the stories is there in German', () => {
  expect(Array.from(texts).filter((text) => !(text in GERMAN))).toEqual([]);
});

it('no German text is left over', () => {
  expect(Object.keys(GERMAN).filter((text) => !texts.has(text))).toEqual([]);
});

it('German content has the shape of the English', () => {
  const german = inContentState(everyBlockJson, 'designed', 'de');
  const shape = (value: unknown) =>
    JSON.stringify(value, (key, entry) => (READ.has(key) ? typeof entry : entry));
  expect(shape(german)).toBe(shape(everyBlockJson));
});
