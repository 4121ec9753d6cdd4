import { plainNumber } from './formats.ts';

/** What a placeholder may be filled with. */
export type MessageValue = string | number;
export type MessageValues = Readonly<Record<string, MessageValue>>;

interface Choice {
  readonly kind: string;
  readonly cases: ReadonlyMap<string, readonly Part[]>;
}
type Part = string | readonly [name: string, choice?: Choice];

const parsed = new Map<string, readonly Part[]>();
const rules = new Map<string, Intl.PluralRules>();

interface Filling {
  readonly values: MessageValues;
  readonly languageTag: string;
}

/** Fills a message: `{name}`, `{count, plural, =0 {…} one {# …} other {# …}}`, `{kind, select, a {…} other {…}}`. */
export function formatMessage(message: string, values: MessageValues, languageTag: string): string {
  let parts = parsed.get(message);
  if (parts === undefined) parsed.set(message, (parts = parseMessage(message)));
  return fill(parts, { values, languageTag });
}

function fill(parts: readonly Part[], filling: Filling, amount?: MessageValue): string {
  const { values, languageTag } = filling;
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (part[1] === undefined) text += show(part[0] === '#' ? amount : values[part[0]], languageTag);
    else {
      const [name, { kind, cases }] = part;
      const value = values[name] ?? '';
      const chosen =
        kind === 'plural'
          ? (cases.get(`=${value}`) ?? cases.get(pluralOf(Number(value), languageTag)))
          : cases.get(String(value));
      text += fill(chosen ?? cases.get('other') ?? [], filling, kind === 'plural' ? value : amount);
    }
  }
  return text;
}

const show = (value: MessageValue | undefined, languageTag: string): string =>
  typeof value === 'number'
    ? (plainNumber(value, languageTag) ?? value.toLocaleString(languageTag))
    : (value ?? '');

/** In every language of the shop 1 is `one` and more is `other`, up to a million; the platform decides others. */
function pluralOf(count: number, languageTag: string): string {
  if (count === 1) return 'one';
  if (Number.isInteger(count) && count > 1 && count < 1_000_000) return 'other';
  let rule = rules.get(languageTag);
  if (rule === undefined) rules.set(languageTag, (rule = new Intl.PluralRules(languageTag)));
  return rule.select(count);
}

/** The parts of a message; an unbalanced brace ends the message there. */
export function parseMessage(message: string): readonly Part[] {
  let at = 0;
  const readParts = (inCase: boolean): readonly Part[] => {
    const parts: Part[] = [];
    let text = '';
    const addText = () => {
      if (text !== '') parts.push(text);
      text = '';
    };
    for (; at < message.length && message[at] !== '}'; at += 1) {
      const char = message.charAt(at);
      if (char === '{') {
        addText();
        at += 1;
        parts.push(readPlaceholder());
      } else if (char === '#' && inCase) {
        addText();
        parts.push(['#']);
      } else text += char;
    }
    addText();
    return parts;
  };
  const readUntil = (end: RegExp): string => {
    const start = at;
    while (at < message.length && !end.test(message.charAt(at))) at += 1;
    return message.slice(start, at).trim();
  };
  const readPlaceholder = (): Part => {
    const name = readUntil(/[,}]/);
    if (message[at] !== ',') return [name];
    at += 1;
    const kind = readUntil(/[,}]/);
    at += 1;
    const cases = new Map<string, readonly Part[]>();
    for (let key = readUntil(/[{}]/); message[at] === '{'; key = readUntil(/[{}]/)) {
      at += 1;
      cases.set(key, readParts(true));
      at += 1;
    }
    return [name, { kind, cases }];
  };
  return readParts(false);
}
