import type { Original } from '../pictures/provider.ts';

/** A moderated customer picture. */
export interface GalleryLook {
  readonly id: string;
  readonly caption: string;
  readonly author: string;
  /** ISO 8601; optional. */
  readonly publishedAt?: string;
  /** May include products that are no longer sold. */
  readonly productCodes: readonly string[];
  /** The provider's address, never sent to browsers. */
  readonly pictureUrl: string;
}

/** By product, by category, or all. */
export interface LookQuery {
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly count: number;
}

export interface SharedLook {
  /** Identifies the person. */
  readonly email: string;
  readonly nickname: string;
  /** Such as `en_US`. */
  readonly language: string;
  readonly caption: string;
  /** Where the provider fetches the picture. */
  readonly pictureUrl: string;
  readonly productCode?: string | undefined;
}

/** The gallery of customer pictures (spec 2 §7); throws when unreachable or invalid. */
export interface Gallery {
  /** Newest first. */
  looks(query: LookQuery): Promise<readonly GalleryLook[]>;
  /** A picture at the provider; other hosts are rejected. */
  picture(url: string): Promise<Original>;
  /** Reports a look; 'unknown' if it does not exist. */
  report(lookId: string, reason: string): Promise<'reported' | 'unknown'>;
  /** Shares a picture, idempotent by person and picture. */
  share(look: SharedLook): Promise<void>;
}
