/** How many photos are with a review at the most. */
export const MOST_PICTURES = 4;
/** What the service takes of one photo. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
/** What a photo may be, for the file picker. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
/** Why the service does not take a photo. */
export const PICTURE_PROBLEMS = [
  'empty',
  'too-many-bytes',
  'not-a-picture',
  'too-many-pixels',
  'too-small',
] as const;

const PICTURE_ID = /^pc-[0-9a-f-]{36}$/;

/** Where a photo of a shopper is served, as a square. */
export const picturePath = (id: string): string => `/images/pictures/${id}?ar=1x1`;

/** The photos that a form has sent in already: their ids, parted by spaces. */
export const pictureIdsIn = (text = ''): readonly string[] =>
  text.split(' ').filter((id) => PICTURE_ID.test(id));
