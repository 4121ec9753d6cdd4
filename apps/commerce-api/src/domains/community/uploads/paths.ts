/** Path of a picture that a shopper sent in, at the image endpoint. */
export const uploadPath = (pictureId: string): string => `/images/pictures/${pictureId}`;

/** Where others than browsers fetch one: large, and as what everybody can read. */
export const uploadAddress = (shopUrl: string, pictureId: string): string =>
  `${shopUrl}${uploadPath(pictureId)}?w=1200&fm=jpeg&ar=1x1`;
