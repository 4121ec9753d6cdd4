import { formatMessage, type MessageValues } from './message-format.ts';
import { formatsFor, type Formats, type TextSite } from './formats.ts';
import type { MessageArea } from '../../pages/message-area.ts';
import type { MessageParameters } from './message-keys.gen.ts';

export type MessageKey = keyof MessageParameters;

/** All messages of one site by their keys. */
export type MessageTable = Readonly<Record<string, string>>;

type Arguments<Key extends MessageKey> = keyof MessageParameters[Key] extends never
  ? []
  : [values: Readonly<MessageParameters[Key]>];

/** Says a message in the site's language; a missing key or parameter does not compile. */
export interface Translator {
  <Key extends MessageKey>(key: Key, ...values: Arguments<Key>): string;
  readonly formats: Formats;
  readonly site: TextSite;
  /** Resolves when the messages of an area are there. */
  readonly ready: (area: MessageArea) => Promise<void>;
}

/** Where messages come from that are not there yet. */
interface LazyTable {
  readonly load: (area: MessageArea) => Promise<void>;
  readonly onMissing: (key: string) => void;
}
const THERE = Promise.resolve();

/**
 * Makes the translator of a site from its messages; a key that is missing shows itself, unless
 * `lazy.onMissing` throws: in the browser it throws the promise of messages that are on their way, which React waits for.
 */
export function createTranslator(messages: MessageTable, site: TextSite, lazy?: LazyTable): Translator {
  const translate = (key: string, values: MessageValues = {}): string => {
    const message = messages[key];
    if (message === undefined) {
      lazy?.onMissing(key);
      return key;
    }
    return message.includes('{') ? formatMessage(message, values, site.languageTag) : message;
  };
  // The generated parameters are checked at every call; inside, all messages are alike.
  return Object.assign(translate, {
    formats: formatsFor(site),
    site,
    ready: (area: MessageArea) => lazy?.load(area) ?? THERE,
  }) as Translator;
}
