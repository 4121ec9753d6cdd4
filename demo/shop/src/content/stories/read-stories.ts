import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENE_NAMES, type SceneName } from '@haberdash/demo-pictures/picture.ts';
import { LANGUAGES, type Phrase } from '../../language.ts';
import { isTag, type Tag } from './tags.ts';

/** A story as it is told in every language. */
export interface Story {
  readonly slug: string;
  readonly date: string;
  readonly scene: SceneName;
  readonly tags: readonly Tag[];
  readonly eyebrow: Phrase;
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly paragraphs: readonly Phrase[];
}

type Fields = Readonly<Record<string, unknown>>;

class Fault extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.field = field;
  }
}

const fieldsOf = (value: unknown, field: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Fault(field, 'no object');
  return value as Fields;
};

function wordOf(fields: Fields, field: string, pattern: RegExp): string {
  const value = fields[field];
  if (typeof value !== 'string' || !pattern.test(value)) throw new Fault(field, 'missing or of another form');
  return value;
}

function phraseOf(value: unknown, field: string): Phrase {
  const texts = fieldsOf(value, field);
  const [en, fr, de, es, it] = LANGUAGES.map((language) => {
    const text = texts[language];
    if (typeof text !== 'string' || text.trim() === '') throw new Fault(field, `no text in ${language}`);
    return text;
  });
  const own = (edition: 'en-us' | 'en-ca' | 'fr-ca') => {
    const text = texts[edition];
    if (text !== undefined && (typeof text !== 'string' || text.trim() === ''))
      throw new Fault(field, `no text in ${edition}`);
    return text === undefined ? {} : { [edition]: text };
  };
  // Every language was found above, or the reader has given up.
  const english = { en: en ?? '', ...own('en-us'), ...own('en-ca') };
  const french = { fr: fr ?? '', 'fr-ca': fr ?? '', ...own('fr-ca') };
  return [english, french, de ?? '', es ?? '', it ?? ''];
}

function storyOf(json: unknown): Story {
  const fields = fieldsOf(json, 'file');
  const { tags, scene, paragraphs } = fields;
  if (!Array.isArray(tags) || tags.length === 0 || !tags.every(isTag))
    throw new Fault('tags', 'none, or an unknown one');
  const known = SCENE_NAMES.find((name) => name === scene);
  if (known === undefined) throw new Fault('scene', 'no such scene');
  if (!Array.isArray(paragraphs) || paragraphs.length === 0) throw new Fault('paragraphs', 'none');
  return {
    slug: wordOf(fields, 'slug', /^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    date: wordOf(fields, 'date', /^\d{4}-\d{2}-\d{2}$/),
    scene: known,
    tags,
    eyebrow: phraseOf(fields['eyebrow'], 'eyebrow'),
    title: phraseOf(fields['title'], 'title'),
    lead: phraseOf(fields['lead'], 'lead'),
    paragraphs: paragraphs.map((each: unknown) => phraseOf(each, 'paragraphs')),
  };
}

/** The line at which a field stands, for whoever has to mend it; 1 where it is missing. */
const lineOf = (text: string, field: string): number =>
  text.slice(0, Math.max(0, text.indexOf(`"${field}"`))).split('\n').length;

/** One story, or why there is none: the line and the reason. */
export function readStory(text: string): Story | { readonly line: number; readonly reason: string } {
  try {
    return storyOf(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof Fault) return { line: lineOf(text, cause.field), reason: cause.message };
    const position = cause instanceof Error ? /position (\d+)/.exec(cause.message)?.[1] : undefined;
    return { line: text.slice(0, Number(position ?? 0)).split('\n').length, reason: String(cause) };
  }
}

/** Every story of a folder; a file that cannot be used is named with line and reason, and the others are told. */
export function readStories(
  folder = join(import.meta.dirname, 'files'),
  warn: (line: string) => void = (line) => process.emitWarning(line),
): readonly Story[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const story = readStory(readFileSync(join(folder, name), 'utf8'));
      if ('slug' in story) return [story];
      warn(`content: ${name}:${story.line}: ${story.reason}`);
      return [];
    });
}
