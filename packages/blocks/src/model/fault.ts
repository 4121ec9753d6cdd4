/** One thing of the content that could not be used; the page is shown without it. */
export interface ContentFault {
  readonly code:
    | 'broken-page'
    | 'unknown-block'
    | 'broken-block'
    | 'broken-entry'
    | 'unread-field'
    | 'unsafe-link';
  /** Block type or the list that held the entry. */
  readonly type: string;
  readonly id?: string | undefined;
  /** Where and why, for the editor who has to mend it. */
  readonly detail: string;
}

/** Where faults of the content go: a server's logger, or a list in a test. */
export type LogFault = (fault: ContentFault) => void;

/** One line for a log that takes text only. */
export const describeFault = ({ code, type, id, detail }: ContentFault): string =>
  `content: ${code} ${type}${id === undefined ? '' : `#${id}`}: ${detail}`;
