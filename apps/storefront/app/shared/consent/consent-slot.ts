/** The id of the banner, by which the inline loader and the tracking find it. */
export const BANNER_ID = 'consent';

/** Marks a document whose visitor is asked: on the root, where a selector finds it without a search. */
export const ASKING = 'asking';

/** The cookie that the inline loader looks for; the package's name for it, without the package. */
export const CONSENT_COOKIE = 'OptanonConsent';
