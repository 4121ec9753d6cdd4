/** The texts of an uncompressed PDF that is written in the built-in fonts, one for each line. */
export function textOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const decoder = new TextDecoder('windows-1252');
  return [...source.matchAll(/\[((?:<[0-9a-f]*>|[^\]<])*)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
      .join(''),
  );
}
