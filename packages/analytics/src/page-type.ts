import { pathOf } from './paths.ts';
import { UNAVAILABLE_DESCRIPTION } from './unavailable-description.ts';

/** The page types of tracking (spec 2 §2). */
export type PageType =
  | 'PDP'
  | 'PLP'
  | 'Cart'
  | 'Account'
  | 'Search'
  | 'Search hub'
  | 'Home'
  | 'Order confirmation'
  | 'Checkout'
  | 'Other'
  | 'Error';

// The first match wins; the hub is before the search, whose pattern it matches too.
const rows: readonly (readonly [condition: RegExp, type: PageType])[] = [
  [/\/p\//, 'PDP'],
  [/\/c\//, 'PLP'],
  [/\/cart/, 'Cart'],
  [/\/account/, 'Account'],
  [/searchhub/, 'Search hub'],
  [/\/search/, 'Search'],
  [/^\/?[a-z]{2}-[a-z]{2}\/?$/i, 'Home'],
  [/\/order-confirmation/, 'Order confirmation'],
  [/\/checkout/, 'Checkout'],
];

/** The page type of a path; an error page if the meta description says it is unavailable (spec 2 §2). */
export function pageType(path: string, metaDescription = ''): PageType {
  if (metaDescription.includes(UNAVAILABLE_DESCRIPTION)) return 'Error';
  const bare = pathOf(path);
  return rows.find(([condition]) => condition.test(bare))?.[1] ?? 'Other';
}
