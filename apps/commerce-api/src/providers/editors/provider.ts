/** What a shopper wrote and others may see once somebody has read it. Of the writer nothing travels but the words. */
export interface SubmittedText {
  /** The same text sent twice has the same id and version; one that was written anew has a higher version. */
  readonly id: string;
  readonly version: number;
  readonly kind: 'review' | 'question';
  readonly language: string;
  readonly productId: string;
  readonly text: string;
  /** Addresses of the pictures that stand with it. */
  readonly pictures?: readonly string[];
}

/** What the editors say of a text, or to a question. Decisions of all texts are counted together. */
export interface TextDecision {
  readonly change: number;
  readonly id: string;
  /** The writing that they have read: nothing is said of a later one. */
  readonly version: number;
  readonly state: 'published' | 'rejected';
  /** An answer of the brand to a question; each has an id of its own. */
  readonly answer?: { readonly id: string; readonly text: string } | undefined;
}

/**
 * The people who read what shoppers write, and answer their questions. Every call may throw or never come back, and may
 * then have had its effect all the same; each may be repeated.
 */
export interface Editors {
  submit(text: SubmittedText): Promise<void>;
  /** Decisions after a change, the earliest first; empty when there are none. */
  decisions(after: number): Promise<readonly TextDecision[]>;
}
