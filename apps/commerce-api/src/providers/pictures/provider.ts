/** The sides that a product is usually shown from, in their order; a source may have any other. */
export const PRODUCT_VIEWS = ['front', 'back', 'detail', 'side'] as const;

/** A side that a product is shown from. */
export type ProductView = (typeof PRODUCT_VIEWS)[number];

/** One picture of a product that turns; `turn-00` is its front. */
export type TurnView = `turn-${string}`;

/** The pictures of one turn to the left, one after the other. A product that can be turned has all of them. */
export const TURN_VIEWS: readonly TurnView[] = Array.from(
  { length: 24 },
  (_, frame) => `turn-${String(frame).padStart(2, '0')}` as const,
);

/** A product in one of its colours; the description is what its row in the database says of the picture. */
export interface PicturedProduct {
  readonly productCode: string;
  readonly colorId: string;
  readonly description: unknown;
}

/** What is to be seen on an image. */
export type ImageSubject =
  | { readonly type: 'product'; readonly product: PicturedProduct; readonly view: string }
  | { readonly type: 'scene'; readonly name: string };

/** An original at its full size: a vector as SVG markup, or the bytes of a photograph. */
export type Original =
  | { readonly kind: 'vector'; readonly svg: string }
  | {
      readonly kind: 'photograph';
      readonly bytes: Uint8Array;
      /** Where its subject stands, as a share of its width and height; crops keep it in view. */
      readonly focus?: { readonly x: number; readonly y: number };
    };

/** Where the subject of a picture is sought of which nobody says it. */
export const MIDDLE = { x: 0.5, y: 0.5 } as const;

/** A picture that exists. */
export interface Picture {
  /** Plain values that change whenever the original does: what is made from it is cached under them. */
  readonly key: readonly unknown[];
  original(): Promise<Original>;
}

/**
 * Where the originals of the shop's pictures come from: a generator, a folder, a bucket. Names arrive as somebody
 * typed them into an address. A source throws when it cannot be reached.
 */
export interface PictureSource {
  /** True when the picture of an address never changes, so that caches may hold it for as long as they can. */
  readonly isImmutable: boolean;
  /** The picture of a product or scene; undefined when there is none. */
  find(subject: ImageSubject): Promise<Picture | undefined>;
  /** The names of the pictures of a product in a colour, the best first and without those of a turn; none where it has none. */
  views(product: PicturedProduct): Promise<readonly string[]>;
  /** The names of all scenes. */
  scenes(): Promise<readonly string[]>;
  /** A mark (the brand's, or an icon beside a promise) as SVG markup; undefined when there is none. */
  mark(name: string): Promise<string | undefined>;
}
