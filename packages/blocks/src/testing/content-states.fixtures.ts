import { GERMAN } from './german.fixtures.ts';

export type StoryLanguage = 'en' | 'de';

export type ContentState = 'designed' | 'long' | 'no-pictures' | 'empty';

/** Names of the fields that a shopper reads. */
export const READ: ReadonlySet<string> = new Set([
  'alt',
  'captionText',
  'confirmationSubtitle',
  'confirmationTitle',
  'disclaimer',
  'eyebrowText',
  'maximizedTitle',
  'minimizedTitle',
  'overline',
  'richText',
  'seoDescription',
  'seoTitle',
  'subtitle',
  'text',
  'title',
  'visualSelectorsTitle',
]);
/** Maximum lengths of short texts; others are longer than what is added here. */
const MOST: Readonly<Record<string, number>> = { eyebrowText: 80, overline: 80, captionText: 120, alt: 300 };
const ADDED: Readonly<Record<StoryLanguage, string>> = {
  en: 'and whatever else has to come along for two nights above the tree line',
  de: 'Wetterschutzjacken und Trinkrucksäcke für Mehrtageswanderungen',
};
const PICTURES: ReadonlySet<string> = new Set([
  'backgroundImage',
  'badgeImage',
  'image',
  'logo',
  'overlayPicture',
  'poster',
]);
const LISTS: ReadonlySet<string> = new Set([
  'accordions',
  'items',
  'mediaList',
  'messages',
  'recommendedProducts',
  'targets',
]);
const EXTRAS: ReadonlySet<string> = new Set([
  'captionText',
  'disclaimer',
  'eyebrowText',
  'overline',
  'richText',
  'subtitle',
]);

/** Returns the new values of a field; undefined keeps it. */
type Change = (key: string, value: unknown) => readonly [unknown] | undefined;

/** Applies `change` to every field, nested ones included. */
function changed<T>(value: T, change: Change): T;
function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, (change(key, entry) ?? [changed(entry, change)])[0]]),
  );
}

function longer(key: string, text: string, language: StoryLanguage): string {
  if (key === 'richText') return text + text;
  return `${text} ${ADDED[language]}`.slice(0, MOST[key] ?? 155).trimEnd();
}

const CHANGES: Readonly<Record<Exclude<ContentState, 'designed'>, (language: StoryLanguage) => Change>> = {
  long: (language) => (key, value) =>
    READ.has(key) && typeof value === 'string' ? [longer(key, value, language)] : undefined,
  'no-pictures': () => (key) => (key === 'mediaList' ? [[]] : PICTURES.has(key) ? [null] : undefined),
  empty: () => (key) => (LISTS.has(key) ? [[]] : EXTRAS.has(key) ? [null] : undefined),
};

/** Content in another language, with long words, without pictures, or without optional fields. */
export function inContentState<T>(content: T, state: ContentState, language: StoryLanguage): T {
  const spoken =
    language === 'en'
      ? content
      : changed(content, (key, value) =>
          READ.has(key) && typeof value === 'string' ? [GERMAN[value] ?? value] : undefined,
        );
  return state === 'designed' ? spoken : changed(spoken, CHANGES[state](language));
}
