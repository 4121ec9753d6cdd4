export const uploadPath = (pictureId: string): string => `/images/pictures/${pictureId}`;

/** The address for other services: large, as JPEG. */
export const uploadAddress = (shopUrl: string, pictureId: string): string =>
  `${shopUrl}${uploadPath(pictureId)}?w=1200&fm=jpeg&ar=1x1`;
