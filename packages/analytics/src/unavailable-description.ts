/** The meta description by which tracking tells a page that reports an error, in every language (spec 2 §2). */
export const UNAVAILABLE_DESCRIPTION = 'Page is not available';
