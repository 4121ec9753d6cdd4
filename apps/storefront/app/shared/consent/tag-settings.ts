import { createContext } from 'react';

/** The providers of analytics that this shop has; none by default. */
export interface TagSettings {
  /** `GTM-…` or `G-…`. */
  readonly google?: string | undefined;
  /** Where events are posted. */
  readonly collector?: string | undefined;
}

/** The settings as the server writes them on the document; undefined where there are none. */
export const DocumentTags = createContext<string | undefined>(undefined);

/** The value of the attribute; undefined without a provider, so that no page carries an empty one. */
export const writeTags = ({ google, collector }: TagSettings): string | undefined =>
  google === undefined && collector === undefined ? undefined : JSON.stringify({ google, collector });

/** The settings of a document that `DocumentTags` has written. */
export const readTags = ({ dataset }: Pick<HTMLElement, 'dataset'>): TagSettings =>
  // Written by our own server.
  JSON.parse(dataset['tags'] ?? '{}') as TagSettings;
