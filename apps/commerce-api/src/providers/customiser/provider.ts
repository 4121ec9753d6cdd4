import type { Text } from '../../shared/text.ts';

/** A part of a product with what it can be. */
export interface CustomPart {
  readonly id: string;
  readonly labels: Text;
  /** `hex` is `#rrggbb`. */
  readonly options: readonly { readonly id: string; readonly labels: Text; readonly hex: string }[];
}

/** What was chosen of one part, in every language. */
export interface RecipeChoice {
  readonly part: string;
  readonly option: string;
  readonly labels: Text;
  readonly values: Text;
}

/** A design of a product; the same one has the same id. */
export interface Recipe {
  readonly id: string;
  readonly productId: string;
  readonly choices: readonly RecipeChoice[];
  readonly initials?: string | undefined;
}

/** A design that the customiser offers ready-made. */
export interface ReadyDesign {
  readonly code: string;
  readonly names: Text;
  readonly recipe: Recipe;
}

/** Everything that can be chosen of a product. */
export interface CustomOffer {
  readonly parts: readonly CustomPart[];
  /** The most letters that it bears; none where it bears none. */
  readonly mostInitials?: number | undefined;
  readonly designs: readonly ReadyDesign[];
}

/** A design as a shopper asks for it. */
export interface DesignInput {
  readonly productId: string;
  readonly choices: readonly { readonly part: string; readonly option: string }[];
  readonly initials?: string | undefined;
}

/** The provider that makes products to order; it throws when it cannot answer. */
export interface Customiser {
  /** `none`: it does not make the product. */
  offer(
    productId: string,
  ): Promise<{ readonly kind: 'offered'; readonly offer: CustomOffer } | { readonly kind: 'none' }>;
  /** Writes a design down, or says which field of it cannot be made: a part, or `initials`. */
  design(
    design: DesignInput,
  ): Promise<
    | { readonly kind: 'designed'; readonly recipe: Recipe }
    | { readonly kind: 'rejected'; readonly field: string }
    | { readonly kind: 'none' }
  >;
  /** A design that it knows; `gone` for one that it makes no more, or never knew. */
  find(
    recipeId: string,
  ): Promise<{ readonly kind: 'found'; readonly recipe: Recipe } | { readonly kind: 'gone' }>;
  /** The picture of a recipe as SVG markup, 1200 wide and 1500 high. */
  picture(recipeId: string): Promise<string>;
}
