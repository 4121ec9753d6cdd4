import { useBlocks } from '@haberdash/blocks';
import { MarkupScopeContext, type MarkupScope } from '@haberdash/page-engine';
import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { TranslatorProvider, useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { createTranslator } from '../../../shared/i18n/translator.ts';
import { StateProvider } from '../../../shared/state/StateProvider.tsx';
import { ShopBlocks } from './ShopBlocks.tsx';

const sites = {
  'en-gb': { locale: 'en-gb', languageTag: 'en-GB', language: 'en', currency: 'GBP' },
  'de-de': { locale: 'de-de', languageTag: 'de-DE', language: 'de', currency: 'EUR' },
} as const;

function scopeIn(locale: keyof typeof sites): MarkupScope {
  const found: MarkupScope[] = [];
  function Part() {
    const scope = use(MarkupScopeContext);
    if (scope !== undefined) found.push(scope);
    return null;
  }
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <StateProvider>
          <TranslatorProvider value={createTranslator({}, sites[locale])}>
            <ShopBlocks>
              <Part />
            </ShopBlocks>
          </TranslatorProvider>
        </StateProvider>
      ),
    },
  ]);
  renderToString(<Stub initialEntries={[`/${locale}/c/coats`]} />);
  const [scope] = found;
  if (scope === undefined) throw new TypeError('no scope');
  return scope;
}

it('two sites never share cached markup: each has its key, its texts and its money', () => {
  const Price = () => useTranslator().formats.money(10);
  const [british, german] = [scopeIn('en-gb'), scopeIn('de-de')];
  expect(british.key).not.toBe(german.key);
  expect(renderToString(british.wrap(<Price />, vi.fn()))).toBe('£10.00');
  expect(renderToString(german.wrap(<Price />, vi.fn()))).toMatch(/^10,00.€$/);
});

it('markup that reads the address of its page is noticed, and no other', () => {
  const Path = () => useBlocks().path;
  const Locale = () => useBlocks().locale;
  const scope = scopeIn('en-gb');
  const onPageRead = vi.fn();
  expect(renderToString(scope.wrap(<Locale />, onPageRead))).toBe('en-gb');
  expect(onPageRead).not.toHaveBeenCalled();
  expect(renderToString(scope.wrap(<Path />, onPageRead))).toBe('/en-gb/c/coats');
  expect(onPageRead).toHaveBeenCalled();
});
