/** A text to moderate, without its writer. */
export interface SubmittedText {
  /** Id and version are idempotent; a rewritten text has a higher version. */
  readonly id: string;
  readonly version: number;
  readonly kind: 'review' | 'question';
  readonly language: string;
  readonly productId: string;
  readonly text: string;
  readonly pictures?: readonly string[];
}

/** A decision on a text, or an answer; change numbers are global. */
export interface TextDecision {
  readonly change: number;
  readonly id: string;
  /** The version that was read. */
  readonly version: number;
  readonly state: 'published' | 'rejected';
  /** An answer of the brand with its own id. */
  readonly answer?: { readonly id: string; readonly text: string } | undefined;
}

/** Moderation; calls are idempotent and may have effect when they throw or hang. */
export interface Editors {
  submit(text: SubmittedText): Promise<void>;
  /** Decisions after a number, in order. */
  decisions(after: number): Promise<readonly TextDecision[]>;
}
