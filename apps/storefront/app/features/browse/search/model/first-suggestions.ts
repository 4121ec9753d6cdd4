import { readMemory } from '../../cards/index.ts';
import { readSuggestions, type Suggestions } from './suggestions.ts';

/** What is offered before anything is typed: what this browser searched for lately, and what many buy. */
export async function firstSuggestions(locale: string): Promise<Suggestions> {
  const { searches } = readMemory();
  const recent = {
    group: 'recent' as const,
    items: searches.map((text) => ({ text, href: `/${locale}/search?q=${encodeURIComponent(text)}` })),
  };
  const popular = await readSuggestions(locale, '').catch(() => []);
  return [recent, ...popular].filter(({ items }) => items.length > 0);
}
