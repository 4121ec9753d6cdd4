/** The id of the `noscript` that holds what React Router's `Scripts` renders. */
export const DEFERRED_CLIENT_ID = 'deferred-client';

/** Marks a document that is being replaced, so that nothing brings it to life any more. */
export const LEAVING = 'leaving';

/** Fired on the window when the page answers to scripts. */
export const HYDRATED_EVENT = 'hydrated';
