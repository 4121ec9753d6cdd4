const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** Lower case without accents, so that "Été", "ete" and "ÉTÉ" are one word. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæøłđ]/g, (sign) => LIGATURES[sign] ?? sign);
}

/** The words of a text: folded letters and digits, without single letters. */
export function words(text: string): string[] {
  return fold(text)
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/\btee?[\s-]*shirt/g, 'tshirt')
    .replaceAll(/\bt[\s-]+shirt/g, 'tshirt')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 || /\d/.test(word));
}
