import { formatMessage, type MessageValues } from './message-format.ts';
import { formatsFor, type Formats, type TextSite } from './formats.ts';
import type { MessageParameters } from './message-keys.gen.ts';

/** A key of a message, such as `listing.results`. */
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
}

/** Makes the translator of a site; for a missing key `onMissing` may throw, in the browser the promise of its messages. */
export function createTranslator(
  messages: MessageTable,
  site: TextSite,
  onMissing?: (key: string) => void,
): Translator {
  const translate = (key: string, values: MessageValues = {}): string => {
    const message = messages[key];
    if (message === undefined) {
      onMissing?.(key);
      return key;
    }
    return message.includes('{') ? formatMessage(message, values, site.languageTag) : message;
  };
  // The generated parameters are checked at every call; inside, all messages are alike.
  return Object.assign(translate, { formats: formatsFor(site), site }) as Translator;
}
