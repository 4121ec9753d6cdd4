import { BlockProvider, type BlockEnvironment } from '@haberdash/blocks';
import { MarkupScopeContext, type MarkupScope } from '@haberdash/page-engine';
import type { ReactNode } from 'react';
import { TranslatorProvider, useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import type { Translator } from '../../../shared/i18n/translator.ts';
import { useBlockEnvironment } from './use-block-environment.ts';

/** Cached markup depends on the texts of its site; on the address only where it reads the path of the environment. */
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

/** Gives the blocks of a page what they need of the shop, also where the server renders them apart from their page. */
export function ShopBlocks({
  useVariant,
  children,
}: {
  /** Answers the variant that was decided on for an experience; without it all keep the baseline. */
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
