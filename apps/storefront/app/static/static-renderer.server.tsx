import { BlockProvider, type BlockEnvironment } from '@haberdash/blocks';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TranslatorProvider } from '../i18n/TranslatorContext.tsx';
import type { Translator } from '../i18n/translator.ts';

interface Piece<T extends object> {
  readonly name: string;
  readonly of: T;
  readonly environment: BlockEnvironment;
  readonly translator: Translator;
}

/** Renders one piece of static markup. */
export type StaticRenderer = <T extends object>(piece: Piece<T>, children: (of: T) => ReactNode) => string;

/** Markup by what it shows; it goes when that goes. */
const kept = new WeakMap<object, Map<string, string>>();

/**
 * Renders markup once for each object that it shows, because answers of the services are kept for a while and most
 * pages show the same menu and the same products. Markup that depends on the page around it is rendered every time.
 */
export const renderStatic: StaticRenderer = ({ name, of, environment, translator }, children) => {
  const key = `${name} ${translator.site.locale}`;
  const found = kept.get(of)?.get(key);
  if (found !== undefined) return found;
  let dependsOnPage = false;
  const watched: BlockEnvironment = {
    ...environment,
    get path() {
      dependsOnPage = true;
      return environment.path;
    },
  };
  const html = renderToStaticMarkup(
    <TranslatorProvider value={translator}>
      <BlockProvider value={watched}>{children(of)}</BlockProvider>
    </TranslatorProvider>,
    { identifierPrefix: name },
  );
  if (!dependsOnPage) {
    const pieces = kept.get(of) ?? new Map<string, string>();
    kept.set(of, pieces.set(key, html));
  }
  return html;
};
