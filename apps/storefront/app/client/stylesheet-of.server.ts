const HEAD_BYTES = 8_192;
const STYLESHEET = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/[^"<>]+)"/;

/** The stylesheet that a page waits for; undefined in development, where styles come another way. */
export function stylesheetOf(html: Uint8Array): string | undefined {
  const head = Buffer.from(html.buffer, html.byteOffset, Math.min(html.byteLength, HEAD_BYTES));
  return STYLESHEET.exec(head.toString('latin1'))?.[1];
}
