/** Where the page of a store is, below the locale (spec 2 §2). */
export const storePath = (id: string): string => `/stores/${id}`;
