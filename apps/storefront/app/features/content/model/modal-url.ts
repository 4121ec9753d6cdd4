export const modalUrl = (locale: string, name: string): string =>
  `/${locale}/fragments/${encodeURIComponent(name)}`;
