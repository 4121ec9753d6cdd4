import { pageRow, type PageName, type PageParameter } from './pages.ts';

/** The query parameters that a page declares, and no others. */
export interface PageQuery<Parameter extends string> {
  readonly get: (name: Parameter) => string | null;
  readonly getAll: (name: Parameter) => readonly string[];
  /** As in an address, without the question mark; empty without any. */
  readonly toString: () => string;
}

/** Takes the declared parameters of a page out of a query, in the order there. */
export function pageQuery<Name extends PageName>(
  name: Name,
  parameters: URLSearchParams,
): PageQuery<PageParameter<Name>> {
  const declared = pageRow(name).query ?? [];
  return new URLSearchParams([...parameters].filter(([parameter]) => declared.includes(parameter)));
}

/** A path with the declared parameters of its page. */
export function withQuery(path: string, query: PageQuery<never>): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A path with the declared parameters of its page, and with another page of its list. */
export function pageAddress(query: PageQuery<never>, path: string, page: number): string {
  const parameters = new URLSearchParams(query.toString());
  parameters.delete('page');
  if (page > 1) parameters.set('page', String(page));
  return withQuery(path, parameters);
}
