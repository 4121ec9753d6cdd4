/** The code of a mailed link that was used already, has expired or never was one. */
export const LINK_ENDED = 'API404';
