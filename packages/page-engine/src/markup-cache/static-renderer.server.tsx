import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LEFT_OUT } from '../internals/react.ts';
import { MarkupScopeContext, type MarkupScope } from './markup-scope.ts';
import { StaticRendererContext } from './renderer-context.ts';
import { warnUncached } from './warn-uncached.ts';
import type { Piece, StaticRenderer } from './renderer-types.ts';

/** Cached as text for other pieces, and as bytes for pages. */
export interface CachedMarkup {
  readonly text: string;
  bytes?: Buffer<ArrayBuffer>;
}

/** Markup by its object; released with it. */
const cached = new WeakMap<object, Map<string, CachedMarkup>>();
/** Interactive pieces by name that must render in place: they have ids, or parts that suspend. */
const inPlace = new Set<string>();
/** An id contains its position in a page, and a cached piece has many positions. */
const ID_PREFIX = 'cached-piece-';
/** Only this process can write a placeholder. */
const SECRET = crypto.randomUUID();

/** A scope for nested pieces: what one of them reads of the page, the outer one depends on as well. */
const watched = ({ key, wrap }: MarkupScope, onPageRead: () => void): MarkupScope => ({
  key,
  wrap: (children, onInnerRead) =>
    wrap(children, () => {
      onInnerRead();
      onPageRead();
    }),
});

/**
 * Renders markup once per object, because equal responses are the same object, and most pages show the same menu and
 * products. Markup that depends on its page is rendered every time.
 */
function renderCached<T extends object>(
  piece: Piece<T>,
  children: (of: T) => ReactNode,
): CachedMarkup | undefined {
  const { name, of, scope, isInteractive = false } = piece;
  const key = `${name} ${scope?.key ?? ''}`;
  const found = cached.get(of)?.get(key);
  if (found !== undefined) return found;
  let dependsOnPage = false;
  const onPageRead = () => {
    dependsOnPage = true;
  };
  const within = createPieces(SECRET, of);
  const part = (
    <MarkupScopeContext value={scope && watched(scope, onPageRead)}>
      <StaticRendererContext value={within.render}>{children(of)}</StaticRendererContext>
    </MarkupScopeContext>
  );
  const page = scope?.wrap(part, onPageRead) ?? part;
  const html = isInteractive
    ? renderToString(page, { identifierPrefix: ID_PREFIX })
    : // A list of ids, as `aria-labelledby` is, is parted by spaces.
      renderToStaticMarkup(page, { identifierPrefix: `${name.replaceAll(/\s+/g, '-')}-` });
  const hasId = html.includes(ID_PREFIX);
  if (isInteractive && (hasId || html.includes(LEFT_OUT))) {
    warnUncached(name, hasId ? 'id' : 'suspended');
    inPlace.add(name);
    return undefined;
  }
  const parts = within.fill(html);
  if (parts === undefined) return undefined;
  const made: CachedMarkup = {
    text: parts.map((each) => (typeof each === 'string' ? each : each.text)).join(''),
  };
  if (dependsOnPage) warnUncached(name, 'page');
  else {
    const pieces = cached.get(of) ?? new Map<string, CachedMarkup>();
    cached.set(of, pieces.set(key, made));
  }
  return made;
}

/**
 * The pieces of one rendering, of a page or of the piece of `shown`. They render afterwards, because React's renderer
 * cannot be nested.
 */
function createPieces(secret: string, shown?: object) {
  const drawings: (() => CachedMarkup | undefined)[] = [];
  const mark = `<!--${secret} `;
  const add = (draw: () => CachedMarkup | undefined) => `${mark}${drawings.push(draw) - 1}-->`;
  const render: StaticRenderer = (piece, children) =>
    piece.of === shown || (piece.isInteractive === true && inPlace.has(piece.name))
      ? undefined
      : add(() => renderCached(piece, children));
  /** Output with all pieces filled in; undefined when one of them must render in place. */
  const fill = (html: string): readonly (string | CachedMarkup)[] | undefined => {
    const [start = '', ...rest] = html.split(mark);
    const parts: (string | CachedMarkup)[] = [start];
    for (const part of rest) {
      const end = part.indexOf('-->');
      const piece = drawings[Number(part.slice(0, end))]?.();
      if (piece === undefined) return undefined;
      parts.push(piece, part.slice(end + '-->'.length));
    }
    return parts;
  };
  return { add, render, fill };
}

export interface PagePieces {
  readonly render: StaticRenderer;
  /** A placeholder for a text that is the same object in many pages. */
  readonly put: (piece: { readonly text: string }) => string;
  /** The page with all pieces filled in; undefined when it has to be rendered once more. */
  readonly fill: (html: string) => readonly (string | CachedMarkup)[] | undefined;
}

const bytesOf = (part: string | CachedMarkup): Buffer<ArrayBuffer> =>
  typeof part === 'string' ? Buffer.from(part, 'utf8') : (part.bytes ??= Buffer.from(part.text, 'utf8'));

/** The bytes of a page. */
export const joinParts = (parts: readonly (string | CachedMarkup)[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map(bytesOf));

/** Starts the pieces of a page; placeholders contain its nonce, which is secret. */
export function createPagePieces(nonce: string): PagePieces {
  const { render, add, fill } = createPieces(nonce);
  return {
    render,
    put: (piece) => add(() => piece),
    fill,
  };
}
