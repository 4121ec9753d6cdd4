import type { Site } from '../sites/sites.ts';
import { formatMessage, type MessageValues } from './message-format.ts';
import { editionTable } from './message-table.ts';
import { createTranslator, type MessageTable, type Translator } from './translator.ts';
import type { TextSite } from './formats.ts';

export type { Translator } from './translator.ts';

const files = import.meta.glob<Record<string, string>>('./messages/*/*.json', {
  eager: true,
  import: 'default',
});
const tables = new Map<string, MessageTable>();

function messagesOf(site: TextSite): MessageTable {
  let table = tables.get(site.locale);
  if (table === undefined) tables.set(site.locale, (table = editionTable(files, site)));
  return table;
}

const known = new Map<string, Translator>();

/** The translator of a site, made once per process. */
export function translatorFor(site: Site): Translator {
  let translator = known.get(site.locale);
  if (translator === undefined) {
    const { locale, languageTag, language, currency } = site;
    translator = createTranslator(messagesOf(site), { locale, languageTag, language, currency });
    known.set(site.locale, translator);
  }
  return translator;
}

/** The text of a key that is put together at run time, such as that of an error; undefined where there is none. */
export function messageText(site: TextSite, key: string, values: MessageValues): string | undefined {
  const message = messagesOf(site)[key];
  return message === undefined ? undefined : formatMessage(message, values, site.languageTag);
}
