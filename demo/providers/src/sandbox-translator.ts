import type { Translator } from '@haberdash/commerce-api/providers/translator/provider.ts';

/** A word in a text that makes the translator fail, and one that keeps it silent. */
const TRANSLATOR_WORDS = { fails: 'untranslatable', silent: 'unfathomable' } as const;

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);

/** Stands in for a translator: it says from what into what, and leaves the words as they are. */
export const sandboxTranslator: Translator = {
  async translate({ from, to, title, text }) {
    if (has(text, TRANSLATOR_WORDS.silent)) await new Promise(() => undefined);
    if (has(text, TRANSLATOR_WORDS.fails)) throw new Error('the sandbox translator was asked to fail');
    return { title: `[${from} → ${to}] ${title}`, text: `[${from} → ${to}] ${text}` };
  },
};
