/** The same for every shopper of a site; fresh for half a minute. */
export const CATALOGUE_CACHE = 'public, max-age=30';
