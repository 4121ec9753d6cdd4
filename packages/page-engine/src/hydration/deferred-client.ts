/** The id of the `noscript` with the output of React Router's `Scripts`. */
export const DEFERRED_CLIENT_ID = 'deferred-client';

/** The Trusted Types policy that the loader uses; the content security policy names it. */
export const TRUSTED_TYPES_POLICY = 'deferred-client';

/** Marks a document that is being replaced, so that it is not hydrated. */
export const LEAVING = 'leaving';

/** Fired on the window when the page is interactive. */
export const HYDRATED_EVENT = 'hydrated';

/** The id of the `noscript` with the deferred stylesheets of a document. */
export const WAITING_STYLES_ID = 'waiting-styles';
