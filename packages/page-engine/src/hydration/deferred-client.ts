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

/** The media of a stylesheet that is fetched and that the screen does not need yet; for print it is always needed. */
export const UNUSED_STYLES_MEDIA = 'print';

/** Events that start the client of a page that is not idle yet. */
export const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Events of a shopper who uses the page: afterwards it may show what the document did not have. */
export const USES = [...TOUCHES, 'mousemove', 'wheel', 'popstate'] as const;
