/** The meta description that marks an error page for tracking, in every language (spec 2 §2). */
export const UNAVAILABLE_DESCRIPTION = 'Page is not available';
