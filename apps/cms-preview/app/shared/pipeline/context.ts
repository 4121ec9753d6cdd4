import { createContext } from 'react-router';

export interface Editor {
  readonly ticket: string;
  readonly siteIds: readonly string[];
  readonly expiresAtMs: number;
  /** The sign-in name; a ticket without one shows content and writes none. */
  readonly name?: string;
  /** The editor's address, for the services; undefined in development. */
  readonly clientAddress?: string;
}

/** Why there is no editor: no ticket, expired, or invalid. */
export type NoEditor =
  | { readonly reason: 'none' | 'forged' | 'not-set-up' }
  | { readonly reason: 'expired'; readonly expiredAtMs: number };

export const editorContext = createContext<Editor | NoEditor>({ reason: 'none' });

export const isEditor = (who: Editor | NoEditor): who is Editor => 'ticket' in who;
