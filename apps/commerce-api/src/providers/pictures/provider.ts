/** Standard views in order; a source may have others. */
export const PRODUCT_VIEWS = ['front', 'back', 'detail', 'side'] as const;

export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** A picture of a 360° view; `turn-00` is the front. */
export type TurnView = `turn-${string}`;

/** The pictures of a turn to the left; all or none exist. */
export const TURN_VIEWS: readonly TurnView[] = Array.from(
  { length: 24 },
  (_, frame) => `turn-${String(frame).padStart(2, '0')}` as const,
);

/** A product colour; the description is the picture data of its database row. */
export interface PicturedProduct {
  readonly productCode: string;
  readonly colorId: string;
  readonly description: unknown;
}

export type ImageSubject =
  | { readonly type: 'product'; readonly product: PicturedProduct; readonly view: string }
  | { readonly type: 'scene'; readonly name: string };

/** An original as SVG markup, or the bytes of a photo. */
export type Original =
  | { readonly kind: 'vector'; readonly svg: string }
  | {
      readonly kind: 'photograph';
      readonly bytes: Uint8Array;
      /** The subject's position as a share of width and height; crops keep it in view. */
      readonly focus?: { readonly x: number; readonly y: number };
    };

/** The default focus. */
export const MIDDLE = { x: 0.5, y: 0.5 } as const;

export interface Picture {
  /** Plain values that change with the original; part of cache keys. */
  readonly key: readonly unknown[];
  original(): Promise<Original>;
}

/** A source of originals; names are unvalidated user input; throws when unreachable. */
export interface PictureSource {
  /** True when the picture of an address never changes. */
  readonly isImmutable: boolean;
  /** Undefined for an unknown product or scene. */
  find(subject: ImageSubject): Promise<Picture | undefined>;
  /** Views of a product colour without turns, best first. */
  views(product: PicturedProduct): Promise<readonly string[]>;
  scenes(): Promise<readonly string[]>;
  /** A brand mark or icon as SVG; undefined if unknown. */
  mark(name: string): Promise<string | undefined>;
}
