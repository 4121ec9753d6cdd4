import { createContext, use, type ReactNode } from 'react';
import type { Translator } from './translator.ts';

const TranslatorContext = createContext<Translator | undefined>(undefined);

/** Gives the page its language. */
export function TranslatorProvider({
  value,
  children,
}: {
  readonly value: Translator;
  readonly children: ReactNode;
}) {
  return <TranslatorContext value={value}>{children}</TranslatorContext>;
}

export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (translator === undefined) throw new Error('A component asked for texts outside of TranslatorProvider.');
  return translator;
}
