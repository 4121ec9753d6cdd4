import type { Language } from '../sites/sites.ts';
import blocksDe from './blocks/de.json';
import blocksCanada from './blocks/en-ca.json';
import blocksUnitedStates from './blocks/en-us.json';
import blocksEn from './blocks/en.json';
import blocksEs from './blocks/es.json';
import blocksQuebec from './blocks/fr-ca.json';
import blocksFr from './blocks/fr.json';
import blocksIt from './blocks/it.json';
import commonDe from './common/de.json';
import commonUnitedStates from './common/en-us.json';
import commonEn from './common/en.json';
import commonEs from './common/es.json';
import commonFr from './common/fr.json';
import commonIt from './common/it.json';

/** Message keys of blocks, as in the shop; unique across areas. */
export type MessageKey = keyof typeof commonEn | keyof typeof blocksEn;
type Messages = Readonly<Record<MessageKey, string>>;

const byLanguage: Readonly<Record<Language, Messages>> = {
  en: { ...commonEn, ...blocksEn },
  fr: { ...commonFr, ...blocksFr },
  de: { ...commonDe, ...blocksDe },
  es: { ...commonEs, ...blocksEs },
  it: { ...commonIt, ...blocksIt },
};

/** Texts that a country words differently from its language. */
const editions: Readonly<Record<string, Partial<Messages>>> = {
  'en-us': { ...commonUnitedStates, ...blocksUnitedStates },
  'en-ca': blocksCanada,
  'fr-ca': blocksQuebec,
};

/** A site's messages: copies of the shop's, compared by a test. */
export const messagesOf = (locale: string, language: Language): Messages => ({
  ...byLanguage[language],
  ...editions[locale],
});
