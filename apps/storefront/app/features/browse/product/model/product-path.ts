import { lastPageSegment } from '../../../../pages/page-segment.ts';

/** The code at the end of a product's address: two capitals, then six to nine capitals or digits (spec 2 §2). */
const TAIL = /^(?:(?<slug>.+)-)?(?<code>[A-Z]{2}[A-Z0-9]{6,9})$/;

/** What the last part of a product's address says. */
export interface ProductPath {
  readonly slug: string;
  readonly code: string;
}

/** Reads `{slug}-{CODE}`; undefined for an address that names no product. */
export function parseProductPath(part: string): ProductPath | undefined {
  const groups = TAIL.exec(part)?.groups;
  return groups?.['code'] === undefined ? undefined : { slug: groups['slug'] ?? '', code: groups['code'] };
}

/** True for the path below the locale of the product with this code, whatever its slug: one segment, and no way elsewhere. */
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
