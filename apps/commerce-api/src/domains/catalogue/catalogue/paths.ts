/** Path of a product page below the locale; ends with the product code (spec 2 §2). */
export const productPath = (slug: string, productId: string): string => `/p/${slug}-${productId}`;

/** Path of a set page below the locale; ends with the set code. */
export const setPath = (slug: string, setId: string): string => `/sets/${slug}-${setId}`;

/** Path of a listing below the locale; ends with the category id (spec 2 §2). */
export const categoryPath = (slug: string, categoryId: string): string => `/c/${slug}-${categoryId}`;

export const picturePath = (productId: string, colorId: string, view: string): string =>
  `/images/products/${productId}/${colorId}/${view}`;

export const scenePath = (name: string): string => `/images/scenes/${name}`;

export const recipePicturePath = (recipeId: string): string => `/images/recipes/${recipeId}`;

/** Path of the page that customises a product, starting from a design. */
export const designPathOf = (productUrl: string, recipeId: string): string =>
  `${productUrl}/customise?recipe=${encodeURIComponent(recipeId)}`;
