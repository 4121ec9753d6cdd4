/** The page that shows what a `#modal…` link opens, for visitors without JavaScript. */
export const modalUrl = (locale: string, name: string): string =>
  `/${locale}/fragments/${encodeURIComponent(name)}`;
