import { WAITING_STYLES_ID } from '../hydration/deferred-client.ts';
import type { CachedMarkup } from '../markup-cache/static-renderer.server.tsx';
import { createConditionFinder, type MetConditions } from './document-conditions.ts';
import { parseStylesheet } from './parse-stylesheet.ts';
import { selectStyles } from './select-styles.ts';

/** Stylesheets of a build by address, in cascade order. */
export type Stylesheets = Readonly<Record<string, string>>;

type DocumentPart = string | CachedMarkup;

export type PageStyles = (parts: readonly DocumentPart[], nonce: string) => readonly DocumentPart[];

const STYLESHEET = /<link(?=[^<>]*\srel="stylesheet")[^<>]*\shref="([^"<>]+)"[^<>]*>/g;
/** Most pages of one kind need the same rules; they differ by a badge, a rating, a notice. */
const MAX_SELECTIONS = 200;

/**
 * Puts the rules that a document needs into its head, and has its stylesheets wait for the loader: none of them holds up
 * the first paint, or takes the line from the first picture. Without scripts they are fetched as ever. A document that
 * names no stylesheet of the build, as in development, stays as it is. A script for the head goes before them.
 */
export function createPageStyles(sheets: Stylesheets, headScript = ''): PageStyles {
  const nodes = parseStylesheet(Object.values(sheets).join(''));
  const finder = createConditionFinder(nodes);
  const ofPieces = new WeakMap<CachedMarkup, MetConditions>();
  const selections = new Map<string, string>();

  const findIn = (part: DocumentPart): MetConditions => {
    if (typeof part === 'string') return finder.find(part);
    const found = ofPieces.get(part) ?? finder.find(part.text);
    ofPieces.set(part, found);
    return found;
  };
  const select = (parts: readonly DocumentPart[]): string => {
    const [first, ...others] = parts.map(findIn);
    // The conditions of a part are cached with it.
    const met = first?.slice() ?? finder.find('');
    for (const each of others) finder.merge(met, each);
    const key = met.join();
    const known = selections.get(key);
    // Moves it to the end: least recently used is evicted first.
    selections.delete(key);
    const selected = known ?? selectStyles(nodes, finder.among(met));
    selections.set(key, selected);
    for (const oldest of selections.keys()) {
      if (selections.size <= MAX_SELECTIONS) break;
      selections.delete(oldest);
    }
    return selected;
  };

  return (parts, nonce) => {
    const [head, ...others] = parts;
    if (typeof head !== 'string') return parts;
    const links = [...head.matchAll(STYLESHEET)].filter(([, href = '']) => href in sheets);
    const [first] = links;
    if (first === undefined) return parts;
    const start = head.slice(0, first.index);
    const rest = links.reduce((text, [link]) => text.replace(link, ''), head.slice(first.index));
    const waiting = `<noscript id="${WAITING_STYLES_ID}">${links.map(([link]) => link).join('')}</noscript>`;
    const script = headScript === '' ? '' : `<script nonce="${nonce}">${headScript}</script>`;
    const style = `<style nonce="${nonce}">${select(parts)}</style>`;
    return [`${start}${script}${style}${waiting}${rest}`, ...others];
  };
}
