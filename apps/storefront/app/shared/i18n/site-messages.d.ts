/** The messages of each site, language and edition merged by `tools/site-messages.ts`: a chunk each in the browser. */
declare module 'virtual:site-messages' {
  type Load = () => Promise<{ readonly messages: Readonly<Record<string, string>> }>;
  /** By locale: the texts that every page may show, and the lazy areas. */
  export const siteMessages: Readonly<
    // oxlint-disable-next-line typescript/consistent-type-imports -- a module that is declared cannot import
    Record<string, Readonly<Record<'every' | import('../../pages/message-area.ts').MessageArea, Load>>>
  >;
}
