import { BlockProvider, type BlockEnvironment } from '@haberdash/blocks';
import { MarkupScopeContext, type MarkupScope } from '@haberdash/page-engine';
import type { ReactNode } from 'react';
import { TranslatorProvider, useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { useBlockEnvironment } from './use-block-environment.ts';

/** The cache key of markup: the texts of the site, and the path only where it is read. */
const scopeOf = (translator: Translator, environment: BlockEnvironment): MarkupScope => ({
  key: translator.site.locale,
  wrap: (children, onPageRead) => {
    const watched: BlockEnvironment = {
      ...environment,
      get path() {
        onPageRead();
        return environment.path;
      },
    };
    return (
      <TranslatorProvider value={translator}>
        <BlockProvider value={watched}>{children}</BlockProvider>
      </TranslatorProvider>
    );
  },
});

export function ShopBlocks({
  useVariant,
  children,
}: {
  /** Returns the variant of an experiment; without it all blocks use the baseline. */
  readonly useVariant?: BlockEnvironment['useVariant'];
  readonly children: ReactNode;
}) {
  const translator = useTranslator();
  const environment = useBlockEnvironment(useVariant);
  return (
    // The browser renders nothing apart from its page.
    <MarkupScopeContext value={import.meta.env.SSR ? scopeOf(translator, environment) : undefined}>
      <BlockProvider value={environment}>{children}</BlockProvider>
    </MarkupScopeContext>
  );
}
