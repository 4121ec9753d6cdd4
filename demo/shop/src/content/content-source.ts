import { join } from 'node:path';
import type { CompileOptions } from '@haberdash/content-files';
import type { ContentSource, ShopRules } from '@haberdash/commerce-api/seed/seed-source.ts';
import { editionOf, fallbacksOf } from '@haberdash/commerce-api/shared/text.ts';
import { LANGUAGES, TEXT_EDITIONS, type Phrase } from '../language.ts';
import { EDITIONS, type Edition } from './content-sites.ts';
import { fillPlaces, unknownPlace } from './documents/places.ts';
import { createWriter } from './writer.ts';

const ALL_STORIES: Phrase = [
  'All stories',
  'Toutes les histoires',
  'Alle Geschichten',
  'Todas las historias',
  'Tutte le storie',
];
const MORE: Phrase = ['More to read', 'À lire aussi', 'Mehr zu lesen', 'Más para leer', 'Altro da leggere'];

/** What the files become in an edition. */
export function compileOptions(edition: Edition, rules: ShopRules): CompileOptions {
  const writer = createWriter(edition, rules);
  const own = editionOf(edition.locale);
  return {
    edition: {
      languages: [...TEXT_EDITIONS, ...EDITIONS.map(({ locale }) => locale)],
      // English is no fallback: a text without the language is an error of its file.
      names: [edition.locale, ...fallbacksOf(own).filter((name) => name.slice(0, 2) === own.slice(0, 2))],
      marks: [edition.locale, own, ...(writer.isEuropeanUnion ? ['EU'] : [])],
      translate: writer.fillFigures,
      fill: (text) => fillPlaces(text, writer),
    },
    storyTexts: { all: writer.translate(ALL_STORIES), more: writer.translate(MORE) },
  };
}

/** The demo's content as files. */
export const contentSource: ContentSource = {
  folder: join(import.meta.dirname, 'documents'),
  languages: {
    required: LANGUAGES,
    optional: [
      ...TEXT_EDITIONS.filter((name) => !LANGUAGES.some((language) => language === name)),
      ...EDITIONS.map(({ locale }) => locale).filter(
        (locale) => !TEXT_EDITIONS.some((name) => name === locale),
      ),
    ],
  },
  localesOf: (siteId) => EDITIONS.filter((each) => each.siteId === siteId).map(({ locale }) => locale),
  nameOf: (locale) => editionOf(locale),
  unknownPlace,
  compileOptions: (siteId, locale, rules) => {
    const edition = EDITIONS.find((each) => each.siteId === siteId && each.locale === locale);
    if (edition === undefined) throw new Error(`The demo has no site ${siteId} in ${locale}.`);
    return compileOptions(edition, rules);
  },
};
