const HEAD_LENGTH = 8_192;
const STYLESHEET = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/[^"<>]+)"/;

/** The stylesheet that a page waits for; undefined in development, where styles come another way. */
export const stylesheetOf = (html: string): string | undefined =>
  STYLESHEET.exec(html.slice(0, HEAD_LENGTH))?.[1];
