import type { Original } from '../pictures/provider.ts';

/** A picture that somebody shared of products, and that moderators have let through. */
export interface GalleryLook {
  readonly id: string;
  readonly caption: string;
  readonly author: string;
  /** ISO date and time; absent where the provider does not say. */
  readonly publishedAt?: string;
  /** Codes of the products on it; the provider may know some that the shop does not sell any more. */
  readonly productCodes: readonly string[];
  /** Where the provider has the picture; never shown to a browser. */
  readonly pictureUrl: string;
}

/** Which looks: those with a product, those of a category, or all. */
export interface LookQuery {
  readonly productId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly count: number;
}

/** A picture that somebody sends in. */
export interface SharedLook {
  /** The same address is the same person. */
  readonly email: string;
  readonly nickname: string;
  /** Of the site, such as `en_US`. */
  readonly language: string;
  readonly caption: string;
  /** Where the provider fetches the picture. */
  readonly pictureUrl: string;
  readonly productCode?: string | undefined;
}

/** The provider that collects pictures of shoppers (spec 2 §7); it throws when it cannot be reached, or lies. */
export interface Gallery {
  /** The newest looks. */
  looks(query: LookQuery): Promise<readonly GalleryLook[]>;
  /** The picture at an address that the provider has named; one that stands anywhere else is rejected. */
  picture(url: string): Promise<Original>;
  /** Tells the moderators why somebody objects to a look; 'unknown' where there is no such look. */
  report(lookId: string, reason: string): Promise<'reported' | 'unknown'>;
  /** Hands a picture to the moderators; the same picture of the same person counts once. */
  share(look: SharedLook): Promise<void>;
}
