/** The id of the `noscript` that holds what React Router's `Scripts` renders. */
export const DEFERRED_CLIENT_ID = 'deferred-client';

/** The policy of Trusted Types by which the loader runs the router's scripts; a content security policy names it. */
export const TRUSTED_TYPES_POLICY = 'deferred-client';

/** Marks a document that is being replaced, so that nothing hydrates it any more. */
export const LEAVING = 'leaving';

/** Fired on the window when the page answers to scripts. */
export const HYDRATED_EVENT = 'hydrated';

/** The id of the `noscript` that holds the stylesheets of a document, which are fetched after what it needs at first. */
export const WAITING_STYLES_ID = 'waiting-styles';

/** The media of a stylesheet that is fetched and that the screen does not need yet; for print it is always needed. */
export const UNUSED_STYLES_MEDIA = 'print';

/** Events that start the client of a page that is not idle yet. */
export const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Events of a shopper who uses the page: afterwards it may show what the document did not have. */
export const USES = [...TOUCHES, 'mousemove', 'wheel', 'popstate'] as const;
