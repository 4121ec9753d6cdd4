import type { Language } from './language.ts';

const ACTIVITY_WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hiking: {
    en: 'hiking walking',
    fr: 'randonnée marche',
    de: 'Wandern',
    es: 'senderismo caminar',
    it: 'escursionismo camminare',
  },
  climbing: {
    en: 'climbing mountaineering',
    fr: 'escalade alpinisme',
    de: 'Klettern Bergsteigen',
    es: 'escalada alpinismo',
    it: 'arrampicata alpinismo',
  },
  running: {
    en: 'running trail',
    fr: 'course trail',
    de: 'Laufen Trailrunning',
    es: 'correr trail',
    it: 'corsa trail',
  },
  camping: {
    en: 'camping',
    fr: 'camping bivouac',
    de: 'Camping Zelten',
    es: 'camping acampada',
    it: 'campeggio bivacco',
  },
  travel: { en: 'travel', fr: 'voyage', de: 'Reise', es: 'viaje', it: 'viaggio' },
  snow: {
    en: 'snow winter ski',
    fr: 'neige hiver ski',
    de: 'Schnee Winter Ski',
    es: 'nieve invierno esquí',
    it: 'neve inverno sci',
  },
  everyday: {
    en: 'everyday city',
    fr: 'quotidien ville',
    de: 'Alltag Stadt',
    es: 'diario ciudad',
    it: 'quotidiano città',
  },
};

export const activityWords = (activity: string, language: Language): string =>
  ACTIVITY_WORDS[activity]?.[language] ?? activity;
