import { lastPageSegment } from '../../../../pages/page-segment.ts';

/** The code at the end of a product URL: two capitals, then six to nine capitals or digits (spec 2 §2). */
const TAIL = /^(?:(?<slug>.+)-)?(?<code>[A-Z]{2}[A-Z0-9]{6,9})$/;

export interface ProductPath {
  readonly slug: string;
  readonly code: string;
}

/** Parses `{slug}-{CODE}`; undefined where it has no code. */
export function parseProductPath(part: string): ProductPath | undefined {
  const groups = TAIL.exec(part)?.groups;
  return groups?.['code'] === undefined ? undefined : { slug: groups['slug'] ?? '', code: groups['code'] };
}

export function isPathOfProduct(path: string, code: string): boolean {
  const part = lastPageSegment('product', path);
  return part !== undefined && isReadable(part) && parseProductPath(part)?.code === code;
}

function isReadable(part: string): boolean {
  try {
    return decodeURI(part) !== '';
  } catch {
    return false;
  }
}
