/** Path of a product page below the locale; it ends with the code of the product (spec 2 §2). */
export const productPath = (slug: string, productId: string): string => `/p/${slug}-${productId}`;

/** Path of the page of a set below the locale; it ends with the code of the set. */
export const setPath = (slug: string, setId: string): string => `/sets/${slug}-${setId}`;

/** Path of a listing below the locale; it ends with the digits of the category (spec 2 §2). */
export const categoryPath = (slug: string, categoryId: string): string => `/c/${slug}-${categoryId}`;

/** Path of a picture at the image endpoint. */
export const picturePath = (productId: string, colorId: string, view: string): string =>
  `/images/products/${productId}/${colorId}/${view}`;

/** Path of a scene at the image endpoint. */
export const scenePath = (name: string): string => `/images/scenes/${name}`;

/** Path of the picture of a design at the image endpoint. */
export const recipePicturePath = (recipeId: string): string => `/images/recipes/${recipeId}`;

/** Path of the page on which a product is designed, beginning with a design. */
export const designPathOf = (productUrl: string, recipeId: string): string =>
  `${productUrl}/customise?recipe=${encodeURIComponent(recipeId)}`;
