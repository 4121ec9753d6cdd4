import type { CachedMarkup } from '../markup-cache/static-renderer.server.tsx';

type DocumentPart = string | CachedMarkup;

const URGENT = 'fetchPriority="high"';
const SOURCE = /<source( [^<>]*)>/g;
const ATTRIBUTE = / ([a-zA-Z]+)="([^"]*)"/g;

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/** A source's condition excluding earlier sources: browsers take the first match. */
function mediaAfter(before: readonly string[], media: string | undefined): string {
  const conditions = before.map((other) => `(not ${other})`);
  return [...conditions, ...(media === undefined ? [] : [media])].join(' and ');
}

/** A preload link for the picture that ends with the first high-priority image, in its first format. */
function preloadIn(markup: string): string | undefined {
  const image = markup.indexOf(URGENT);
  if (image < 0) return undefined;
  const picture = markup.slice(markup.lastIndexOf('<picture', image), image);
  const sources = [...picture.matchAll(SOURCE)].map(([, text = '']) => attributesOf(text));
  const format = sources[0]?.['type'];
  if (format === undefined || picture.includes('</picture>')) return undefined;
  const before: string[] = [];
  const links = sources
    .filter(({ type }) => type === format)
    .map(({ media, srcSet = '', sizes = '' }) => {
      const condition = mediaAfter(before, media);
      if (media !== undefined) before.push(media);
      const when = condition === '' ? '' : ` media="${condition}"`;
      return `<link rel="preload" as="image" type="${format}"${when} imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high"/>`;
    });
  return links.join('');
}

const ofPieces = new WeakMap<CachedMarkup, { readonly preload: string | undefined }>();

function preloadOf(part: DocumentPart): string | undefined {
  if (typeof part === 'string') return preloadIn(part);
  const found = ofPieces.get(part) ?? { preload: preloadIn(part.text) };
  ofPieces.set(part, found);
  return found.preload;
}

/** Preloads the first high-priority picture from the document's head, before its markup arrives. */
export function preloadFirstPicture(parts: readonly DocumentPart[]): readonly DocumentPart[] {
  const [head, ...others] = parts;
  if (typeof head !== 'string') return parts;
  for (const part of parts) {
    const preload = preloadOf(part);
    // The viewport, which decides about the picture, is set before the title.
    if (preload !== undefined) return [head.replace('<title>', () => `${preload}<title>`), ...others];
  }
  return parts;
}
