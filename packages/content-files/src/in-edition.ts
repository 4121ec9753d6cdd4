import { isObject, type Json } from './json.ts';

/** A site in one language: what the texts and places of a file become there. */
export interface ContentEdition {
  /** Languages and regional variants of the shop's files, such as `en` and `en-us`. */
  readonly languages: readonly string[];
  /** Those of this edition, the closest first. */
  readonly names: readonly string[];
  /** What `onlyIn` may name here, such as `EU`. */
  readonly marks: readonly string[];
  /** Fills what only translated texts have, such as prices and measures. */
  readonly translate?: (text: string) => string;
  /** Fills what any text may have, such as links to categories. */
  readonly fill?: (text: string) => string;
}

const unchanged = (text: string): string => text;

const isTexts = (value: unknown, languages: readonly string[]): value is Readonly<Record<string, string>> => {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([name, text]) => languages.includes(name) && typeof text === 'string')
  );
};

function textIn(texts: Readonly<Record<string, string>>, names: readonly string[]): string {
  const name = names.find((each) => (texts[each] ?? '').trim() !== '');
  const text = name === undefined ? undefined : texts[name];
  if (text === undefined) throw new Error(`no text in ${names.at(-1) ?? 'any language'}`);
  return text;
}

/** A document in one edition; undefined if it does not apply. Throws for a text that has no such language. */
export function inEdition(body: Json, edition: ContentEdition): Json | undefined {
  const { languages, names, marks, translate = unchanged, fill = unchanged } = edition;
  const isMeantFor = (value: unknown): boolean =>
    !isObject(value) || value['onlyIn'] === undefined || marks.some((mark) => mark === value['onlyIn']);
  const write = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) return value.filter(isMeantFor).map(write);
    if (isTexts(value, languages)) return fill(translate(textIn(value, names)));
    return isObject(value) ? writeObject(value) : value;
  };
  const writeObject = ({ onlyIn: _meantFor, ...fields }: Json): Json =>
    Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, write(entry)]));
  return isMeantFor(body) ? writeObject(body) : undefined;
}
