import { isRaw, type Raw } from './raw.ts';
import type { State } from './query.ts';

const LABELS: Readonly<Record<State, string>> = {
  normal: 'Normal',
  loading: 'Loading',
  empty: 'Nothing to show',
  error: 'Error',
  long: 'Long texts',
  rtl: 'Right to left',
  dark: 'On a dark ground',
};

export const stateLabel = (state: State): string => LABELS[state];

const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'eyebrowText',
  'text',
  'captionText',
  'minimizedTitle',
  'maximizedTitle',
]);
const LISTS: ReadonlySet<string> = new Set(['targets', 'mediaList', 'recommendedProducts']);
const MORE = ' und außerdem noch Donaudampfschifffahrtsgesellschaft';

const twice = (text: string, most: number): string => `${text} ${text}${MORE}`.slice(0, most);

function change(value: unknown, state: State, key: string): unknown {
  if (Array.isArray(value))
    return state === 'empty' && LISTS.has(key) ? [] : value.map((entry) => change(entry, state, key));
  if (isRaw(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, change(entry, state, name)]),
    );
  if (typeof value !== 'string') return value;
  if (state === 'long' && TEXTS.has(key))
    return twice(value, key === 'text' || key === 'eyebrowText' ? 75 : 155);
  if (state === 'long' && key === 'richText') return value + value;
  return value;
}

/** A block's content with long texts, or without links, pictures or products. */
export const inState = (block: Raw, state: State): Raw =>
  state === 'long' || state === 'empty' ? (change(block, state, '') as Raw) : block;
