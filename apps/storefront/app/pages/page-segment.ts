import { pageRow, type PageName } from './pages.ts';

/** The segment behind the first one of a page's path below the site, such as `shell-NF8KH8C3` of `/p/shell-NF8KH8C3`. */
export function pageSegment(page: PageName, path: string): string | undefined {
  const [first] = pageRow(page).path.split('/');
  const [, start, part] = path.split('/');
  return start === first && part !== '' ? part : undefined;
}

/** The same where the path ends with it, and has no query and nothing that leads elsewhere. */
export function lastPageSegment(page: PageName, path: string): string | undefined {
  const part = pageSegment(page, path);
  return part !== undefined && path.endsWith(`/${part}`) && !/[?#\\\s]/.test(part) ? part : undefined;
}
