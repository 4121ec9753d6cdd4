/** A part of the content that could not be used; the page is shown without it. */
export interface ContentFault {
  readonly code:
    | 'broken-page'
    | 'unknown-block'
    | 'broken-block'
    | 'broken-entry'
    | 'unread-field'
    | 'unsafe-link';
  /** The block type or the list that contains the entry. */
  readonly type: string;
  readonly id?: string | undefined;
  /** Where and why, for the editor. */
  readonly detail: string;
}

/** Receives faults of the content: a logger, or a list in a test. */
export type LogFault = (fault: ContentFault) => void;

/** A fault as one line of text. */
export const describeFault = ({ code, type, id, detail }: ContentFault): string =>
  `content: ${code} ${type}${id === undefined ? '' : `#${id}`}: ${detail}`;
