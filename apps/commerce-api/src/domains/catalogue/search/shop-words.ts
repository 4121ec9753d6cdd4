import { languageOf, type Edition, type Language } from '../../../shared/text.ts';
import { words } from './fold.ts';
import { copiesByLanguage, type NamedCategory, type SearchedProduct } from './product-words.ts';
import { stem } from './stem.ts';

const REMEMBERED = 20_000;

interface Entry {
  display: string;
  weight: number;
}

/** Counts words and phrases of products, for typos and suggestions. */
export function createShopWords(categories: readonly NamedCategory[], editions: readonly Edition[]) {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const entries = new Map<string, Entry>();
  const count = (
    language: Language,
    kind: 'word' | 'phrase',
    term: string,
    display: string,
    weight: number,
  ): void => {
    const key = `${language}|${kind}|${term}`;
    const known = entries.get(key);
    if (known) known.weight += weight;
    else entries.set(key, { display, weight });
  };
  /** Memoized stems, because products share phrases. */
  const read = new Map<string, readonly (readonly [stem: string, word: string])[]>();
  const wordsOf = (language: Language, text: string) => {
    const key = `${language} ${text}`;
    const known =
      read.get(key) ??
      words(text).flatMap((word) => (/[a-z]/.test(word) ? [[stem(word, language), word] as const] : []));
    if (read.size >= REMEMBERED) read.clear();
    read.set(key, known);
    return known;
  };
  const addWords = (language: Language, text: string): void => {
    for (const [term, word] of wordsOf(language, text)) count(language, 'word', term, word, 1);
  };
  const addPhrase = (language: Language, text: string, weight: number): void =>
    count(language, 'phrase', words(text).join(' '), language === 'de' ? text : text.toLowerCase(), weight);

  for (const language of new Set(editions.map(languageOf))) {
    for (const { names } of categories) {
      addWords(language, names[language] ?? '');
    }
  }
  return {
    add(product: SearchedProduct): void {
      if (product.status !== 'active') return;
      const category = categoryById.get(product.categoryId);
      for (const { language, copy, regional } of copiesByLanguage(product)) {
        const { name, kindLabel, keywords } = copy;
        const title = category?.titles[language];
        if (title !== undefined) addPhrase(language, title, 1);
        for (const { features, materials } of [copy, ...regional])
          for (const text of [...features, ...materials]) addWords(language, text);
        for (const other of regional) addWords(language, other.kindLabel);
        addWords(language, `${name} ${kindLabel}`);
        addPhrase(language, kindLabel, 1);
        for (const { way } of product.colors) addWords(language, way.labels[language] ?? '');
        addWords(language, keywords.join(' '));
      }
    },
    rows: () =>
      [...entries].map(([key, entry]) => {
        const [language, kind, term] = key.split('|');
        return { language, kind, term, display: entry.display, weight: entry.weight };
      }),
  };
}
