import { createContext } from 'react-router';

/** Somebody with a ticket. */
export interface Editor {
  readonly ticket: string;
  readonly siteIds: readonly string[];
  readonly expiresAtMs: number;
  /** Where the editor is, for the services; unknown in development. */
  readonly clientAddress?: string;
}

/** Why nobody may look: there is no ticket, it has ended, or it was not made with our secret. */
export type NoEditor =
  | { readonly reason: 'none' | 'forged' | 'not-set-up' }
  | { readonly reason: 'expired'; readonly expiredAtMs: number };

/** Who looks. */
export const editorContext = createContext<Editor | NoEditor>({ reason: 'none' });

/** True for somebody with a valid ticket. */
export const isEditor = (who: Editor | NoEditor): who is Editor => 'ticket' in who;
