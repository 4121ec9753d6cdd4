import { BlockProvider, useBlocks, type BlockEnvironment } from '@haberdash/blocks';
import { Suspense, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TranslatorProvider, useTranslator } from '../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { StaticRendererContext } from './renderer-context.ts';
import { StaticMarkup } from './StaticMarkup.tsx';
import { createPagePieces } from './static-renderer.server.tsx';
import { useCachedMarkup } from './use-cached-markup.ts';

const sites = {
  'en-gb': { locale: 'en-gb', languageTag: 'en-GB', language: 'en', currency: 'GBP' },
  'de-de': { locale: 'de-de', languageTag: 'de-DE', language: 'de', currency: 'EUR' },
} as const;

/** A page as the server writes it. */
function write(children: ReactNode, locale: keyof typeof sites = 'en-gb', path = `/${locale}`): string {
  // Only what these parts read of it.
  const environment = { locale, path, Link: 'a' } as unknown as BlockEnvironment;
  const pieces = createPagePieces('n0nce');
  const html = renderToString(
    <TranslatorProvider value={createTranslator({}, sites[locale])}>
      <BlockProvider value={environment}>
        <StaticRendererContext value={pieces.render}>{children}</StaticRendererContext>
      </BlockProvider>
    </TranslatorProvider>,
  );
  // A page whose piece has to be drawn in its place is rendered once more.
  return pieces.write(html)?.toString('utf8') ?? write(children, locale, path);
}

interface Named {
  readonly name: string;
}
interface PartProps {
  readonly of: Named;
  readonly name?: string;
  readonly children: () => ReactNode;
}
const Part = ({ of, name = 'part', children }: PartProps) => <ul {...useCachedMarkup(name, of, children)} />;

it('the inside of a living part is drawn once for each object, and is what React would have drawn', () => {
  const draw = vi.fn(() => (
    <li>
      {1} of {'2 & 3'}
    </li>
  ));
  const of = { name: 'a' };
  const html = write(<Part of={of}>{draw}</Part>);
  expect(html).toBe(renderToString(<ul>{draw()}</ul>));
  draw.mockClear();
  expect(write(<Part of={of}>{draw}</Part>)).toBe(html);
  expect(draw).not.toHaveBeenCalled();
});

it('two sites never share markup', () => {
  const Price = () => <li>{useTranslator().formats.money(10)}</li>;
  const of = { name: 'price' };
  const part = (
    <>
      <Part of={of}>{() => <Price />}</Part>
      <StaticMarkup name="still" of={of}>
        {() => <Price />}
      </StaticMarkup>
    </>
  );
  expect(write(part)).toMatch(/£10\.00.*£10\.00/);
  expect(write(part, 'de-de')).toMatch(/10,00.€.*10,00.€/);
});

it('what depends on the address is drawn for every page', () => {
  const Here = () => <li>{useBlocks().path}</li>;
  const of = { name: 'here' };
  const part = <Part of={of}>{() => <Here />}</Part>;
  expect(write(part, 'en-gb', '/en-gb/a')).toContain('/en-gb/a');
  expect(write(part, 'en-gb', '/en-gb/b')).toContain('/en-gb/b');
});

it('a part with an id of its own is drawn in its page, where the browser finds the same id', () => {
  const Field = () => <li id={useId()} />;
  const page = (
    <Part of={{ name: 'field' }} name="field">
      {() => <Field />}
    </Part>
  );
  expect(write(page)).toBe(write(<ul>{<Field />}</ul>));
});

it('a part that is not ready is drawn in its page, which waits for it', () => {
  const never = new Promise<never>(() => undefined);
  const Late = (): never => {
    throw never;
  };
  const page = (
    <Part of={{ name: 'late' }} name="late">
      {() => <Suspense fallback="later">{<Late />}</Suspense>}
    </Part>
  );
  expect(write(page)).toContain('<!--$!-->');
});

it('pieces stand in pieces, and nothing of their marks is left', () => {
  const inner = { name: 'inner' };
  const html = write(
    <Part of={{ name: 'outer' }}>
      {() => (
        <li>
          <Part of={inner}>{() => <li>é</li>}</Part>
        </li>
      )}
    </Part>,
  );
  expect(html).toBe('<ul><li><ul><li>é</li></ul></li></ul>');
});

it('no text of an answer stands for a piece', () => {
  const secret = write(<Part of={{ name: 'a' }}>{() => <li>piece</li>}</Part>);
  expect(secret).toContain('piece');
  expect(write(<p>{'<!--n0nce 0-->'}</p>)).toBe('<p>&lt;!--n0nce 0--&gt;</p>');
});
