import type { Translator } from '@haberdash/commerce-api/providers/translator/provider.ts';

/** Words for errors: failure and no response. */
const TRANSLATOR_WORDS = { fails: 'untranslatable', silent: 'unfathomable' } as const;

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);

/** A sandbox translator: prefixes the languages and leaves the text unchanged. */
export const sandboxTranslator: Translator = {
  async translate({ from, to, title, text }) {
    if (has(text, TRANSLATOR_WORDS.silent)) await new Promise(() => undefined);
    if (has(text, TRANSLATOR_WORDS.fails)) throw new Error('the sandbox translator was asked to fail');
    return { title: `[${from} → ${to}] ${title}`, text: `[${from} → ${to}] ${text}` };
  },
};
