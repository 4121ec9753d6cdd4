import { createContext, type ReactNode } from 'react';

/** What cached markup depends on beside the object that it shows, such as the language of a site. */
export interface MarkupScope {
  /** Names all of it: markup of one key is given to every page whose scope has the same. */
  readonly key: string;
  /**
   * Puts around a part that is rendered apart from its page what the page would have around it. What differs between
   * pages of one key, such as their address, calls `onPageRead` when a part reads it: that part is then not cached.
   */
  readonly wrap: (children: ReactNode, onPageRead: () => void) => ReactNode;
}

/** The scope of the static subtrees within; only the server needs one. Without one, they depend on their object only. */
export const MarkupScopeContext = createContext<MarkupScope | undefined>(undefined);
