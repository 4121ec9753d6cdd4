import type { Language } from '../language.ts';

const ACTIVITY_WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hiking: { en: 'hiking walking', fr: 'randonnée marche', de: 'Wandern' },
  climbing: { en: 'climbing mountaineering', fr: 'escalade alpinisme', de: 'Klettern Bergsteigen' },
  running: { en: 'running trail', fr: 'course trail', de: 'Laufen Trailrunning' },
  camping: { en: 'camping', fr: 'camping bivouac', de: 'Camping Zelten' },
  travel: { en: 'travel', fr: 'voyage', de: 'Reise' },
  snow: { en: 'snow winter ski', fr: 'neige hiver ski', de: 'Schnee Winter Ski' },
  everyday: { en: 'everyday city', fr: 'quotidien ville', de: 'Alltag Stadt' },
};

/** The words people use for an activity. */
export const activityWords = (activity: string, language: Language): string =>
  ACTIVITY_WORDS[activity]?.[language] ?? activity;
