import type { Text } from '../../shared/text.ts';

export interface CustomPart {
  readonly id: string;
  readonly labels: Text;
  /** `hex` is `#rrggbb`. */
  readonly options: readonly { readonly id: string; readonly labels: Text; readonly hex: string }[];
}

export interface RecipeChoice {
  readonly part: string;
  readonly option: string;
  readonly labels: Text;
  readonly values: Text;
}

/** A design; equal designs have equal ids. */
export interface Recipe {
  readonly id: string;
  readonly productId: string;
  readonly choices: readonly RecipeChoice[];
  readonly initials?: string | undefined;
}

export interface ReadyDesign {
  readonly code: string;
  readonly names: Text;
  readonly recipe: Recipe;
}

export interface CustomOffer {
  readonly parts: readonly CustomPart[];
  /** Maximum initials; undefined without. */
  readonly mostInitials?: number | undefined;
  readonly designs: readonly ReadyDesign[];
}

export interface DesignInput {
  readonly productId: string;
  readonly choices: readonly { readonly part: string; readonly option: string }[];
  readonly initials?: string | undefined;
}

/** The customiser; throws when unreachable. */
export interface Customiser {
  /** `none`: not customisable. */
  offer(
    productId: string,
  ): Promise<{ readonly kind: 'offered'; readonly offer: CustomOffer } | { readonly kind: 'none' }>;
  /** Stores a design, or returns the invalid field: a part, or `initials`. */
  design(
    design: DesignInput,
  ): Promise<
    | { readonly kind: 'designed'; readonly recipe: Recipe }
    | { readonly kind: 'rejected'; readonly field: string }
    | { readonly kind: 'none' }
  >;
  /** A stored design; `gone` when unavailable or unknown. */
  find(
    recipeId: string,
  ): Promise<{ readonly kind: 'found'; readonly recipe: Recipe } | { readonly kind: 'gone' }>;
  /** The picture as SVG, 1200 × 1500. */
  picture(recipeId: string): Promise<string>;
}
