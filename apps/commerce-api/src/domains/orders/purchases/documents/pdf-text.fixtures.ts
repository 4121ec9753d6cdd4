/** Texts of an uncompressed PDF in built-in fonts, by line. */
export function textOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const decoder = new TextDecoder('windows-1252');
  return [...source.matchAll(/\[((?:<[0-9a-f]*>|[^\]<])*)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
      .join(''),
  );
}

/** Characters with embedded glyphs in an uncompressed PDF. */
export function embeddedOf(pdf: Buffer): Set<string> {
  const source = pdf.toString('latin1');
  const listed = [...source.matchAll(/beginbfrange\n([^\]]*)\]/g)].flatMap(([, range = '']) => [
    ...(range.split('[')[1] ?? '').matchAll(/<([0-9a-f ]+)>/g),
  ]);
  const texts = listed.map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
  return new Set(texts.flatMap((text) => Array.from(text)));
}
