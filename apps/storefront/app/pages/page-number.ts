/** The page of a list that an address names; what is no number from 1 on is the first page. */
export function pageNumber(text: string | null, most: number): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), most) : 1;
}

/** The page to show, and whether an address writes it as our links do: every other spelling leads to that address. */
export function settlePage(
  text: string | null,
  page: number,
  pageCount: number,
): { readonly page: number; readonly isWritten: boolean } {
  const shown = Math.max(1, Math.min(page, pageCount));
  return { page: shown, isWritten: text === (shown === 1 ? null : String(shown)) };
}
