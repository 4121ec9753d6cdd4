import { createContext, type ReactNode } from 'react';

/** What cached markup depends on beside its object, such as the language of a site. */
export interface MarkupScope {
  /** Covers all of it: pages with the same key share markup. */
  readonly key: string;
  /**
   * Wraps a part in the page's contexts when it is rendered apart from its page. Reading what differs between pages of
   * one key, such as the address, calls `onPageRead`: that part is then not cached.
   */
  readonly wrap: (children: ReactNode, onPageRead: () => void) => ReactNode;
}

/** The scope of static subtrees on the server; without one they depend on their object only. */
export const MarkupScopeContext = createContext<MarkupScope | undefined>(undefined);
